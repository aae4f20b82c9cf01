/** Two transactions are in conflict: this one has read what has changed since. It is run again, as after the database's own error of this code. */
export class SerializationConflict extends Error {
  readonly code = '40001';
}
