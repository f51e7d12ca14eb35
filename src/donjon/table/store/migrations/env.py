"""Alembic's door: runs the migrations on the connection it is given."""

from alembic import context

from donjon.table.store.database import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
