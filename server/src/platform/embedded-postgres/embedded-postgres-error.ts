/** PostgreSQL isn't available. The message is for the operator and says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** Another process uses DATA_DIR. */
export class DataFolderInUseError extends EmbeddedPostgresError {}
