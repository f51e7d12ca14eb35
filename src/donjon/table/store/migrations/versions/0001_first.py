"""People, tables, seats, acts and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("access", sa.String(10), nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("ended", sa.String(10)),
        sa.Column("rematch", sa.String(40)),
        sa.Column("branch_of", sa.String(40)),
        sa.Column("takeback", sa.Text),
    )
    op.create_index("tables_by_state", "tables", ["state", "made"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("stand_in", sa.String(40)),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.String(40), nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
