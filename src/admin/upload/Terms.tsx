/** Names, each with what it means. */
export function Terms({ of }: { of: readonly (readonly [name: string, meaning: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {of.map(([name, meaning]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft max-sm:mb-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
