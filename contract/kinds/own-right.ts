import { type OwnRight, ownRightFields, type TypedRight, typedRightFields } from './kind';

/** These fields alone, as far as they are there. */
const fieldsOf = (fields: object, right: OwnRight): OwnRight =>
  Object.fromEntries(Object.entries(right).filter(([name, value]) => name in fields && value !== undefined));

export const typedRight = (right: TypedRight): TypedRight => fieldsOf(typedRightFields, right);
export const ownRight = (right: OwnRight): OwnRight => fieldsOf(ownRightFields, right);
