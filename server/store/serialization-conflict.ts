/** Two transactions met: this one has seen what is no longer so, and is begun again, as after the databases' own word for it. */
export class Met extends Error {
  readonly code = '40001';
}
