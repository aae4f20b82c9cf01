/** The choices of a Select, each a value and what it is called. */
export function Options({ of }: { of: readonly (readonly [value: string | number, name: string])[] }) {
  return of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
