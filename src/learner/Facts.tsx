/** Named figures side by side: questions, marks, duration. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string | number])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-ink-soft text-xs">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
