/** Names of columns and formats, which are English in every language, with their meanings, side by side if the width allows. */
export function Terms({ of }: { of: readonly (readonly [name: string, meaning: string])[] }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-1 text-sm @xl:grid-cols-[auto_1fr]">
        {of.map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt lang="en" className="font-semibold">
              {name}
            </dt>
            <dd className="text-ink-soft @max-xl:mb-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
