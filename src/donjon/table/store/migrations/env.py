"""Alembic's entry point: runs the migrations on the given connection."""

from alembic import context

from donjon.table.store.database import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
