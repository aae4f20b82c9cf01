import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, sourceOf } from './house/syntax';
import { criteria, evidenceFaults, levels, newIn22, rowsIn } from './kit/criteria';

const root = join(import.meta.dirname, '..');
const report = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
const rows = rowsIn(report);
const readTest = (path: string): string | null => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);

describe('the report of conformance', () => {
  it('has every criterion of WCAG 2.2 A and AA once, in order, with its clause of EN 301 549', () => {
    expect(criteria).toHaveLength(55);
    expect(rows.map(({ number, name, grade }) => [number, name, grade])).toEqual(criteria);
    expect(rows.map(({ clause }) => clause)).toEqual(criteria.map(([number]) => (newIn22.includes(number) ? '–' : `9.${number}`)));
  });

  it('has a level of the VPAT and a sentence in each row', () => {
    expect(rows.filter(({ level, how }) => !levels.includes(level) || how.trim().length < 8)).toEqual([]);
    expect(
      [...report.matchAll(/^\| 4\.2\.\d+ \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)].filter(([, level = '']) => levels.includes(level)),
    ).toHaveLength(11);
  });

  it('proves each row by tests that exist, or by what was done by hand, when and how', () => {
    expect(rows.flatMap((row) => evidenceFaults(row, readTest))).toEqual([]);
  });

  it.each([
    ['', 'no evidence'],
    ['`tests/gone.test.ts`: “is gone”', 'no file tests/gone.test.ts'],
    ['`tests/here.test.ts`: “was renamed”', 'no test “was renamed” in tests/here.test.ts'],
    ['by hand', 'by hand needs a date and steps'],
    ['by hand, 2026-11-24: looked', 'by hand needs a date and steps'],
    ['by hand, 2026-13-44: opened each page and read its headings', 'by hand needs a date and steps'],
    ['`tests/here.test.ts`: “is here”; and trust', 'by hand needs a date and steps'],
  ])('would not pass with the evidence “%s”', (evidence, fault) => {
    const read = (path: string) => (path === 'tests/here.test.ts' ? "it('is here', () => {});" : null);
    expect(evidenceFaults({ number: '1.1.1', evidence }, read).join()).toContain(fault);
    expect(evidenceFaults({ number: '1.1.1', evidence: '`tests/here.test.ts`: “is here”' }, read)).toEqual([]);
  });
});

/** Every source of the page, each with its text. */
const sources = ['src', 'sw'].flatMap(filesIn).map((file) => ({ file, code: sourceOf(file).code }));
const having = (pattern: RegExp): string[] => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

describe('what no screen has', () => {
  it('the product has no sound, no video and no motion sensor', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(having(/<(audio|video|track|iframe)\b|new Audio\(|AudioContext|speechSynthesis|devicemotion|deviceorientation/)).toEqual([]);
  });

  it('pictures are drawn for the logo and for questions alone', () => {
    // Elements are written in these files alone; another names the tag where it looks for one in an uploaded file.
    const drawn = having(/<img\b/).filter((file) => file.endsWith('.tsx'));
    expect(drawn.toSorted()).toEqual([
      'src/admin/bank/picture/SheetPicture.tsx',
      'src/admin/bank/picture/Thumbnail.tsx',
      'src/admin/institute/portal/LookPreview.tsx',
      'src/admin/kit/print/InstituteHead.tsx',
      'src/admin/results/regrade/PaperPicture.tsx',
      'src/app/frame/Brand.tsx',
      'src/app/pages/Landing.tsx',
      'src/pictures/on-demand/Enlarged.tsx',
      'src/pictures/on-demand/ShownPicture.tsx',
    ]);
  });

  it('nothing is shown by hovering alone', () => {
    expect(
      having(/(?:group-|peer-)?hover:(?:block|flex|grid|inline|visible|opacity-100|not-sr-only)|onMouseEnter|onMouseOver|onPointerEnter/),
    ).toEqual([]);
  });

  it('the only motions are those of a page that loads', () => {
    expect(having(/\banimate-(?!spin|pulse)[a-z]|\.animate\(|requestVideoFrame/)).toEqual([]);
    const styles = readFileSync(join(root, 'src/ui/display/tokens.css'), 'utf8');
    expect([...styles.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)).toEqual(['raw', 'load-trouble']);
  });

  it('nothing acts at the press of a pointer, and nothing needs a drag', () => {
    // A cell keeps a press from its row, a keypad keeps the focus in its field, a chart notes where a slide begins, the exam fetches code ahead, an
    // open list asks for news, a page that comes back gives its place up. What moving the head of a passage's sheet does, its two buttons do too.
    expect(having(/onPointerDown|onMouseDown|onTouchStart|pointerdown|mousedown|touchstart/).toSorted()).toEqual([
      'src/admin/bank/list/BankTable.tsx',
      'src/learner/offline/use-refresh.ts',
      'src/learner/use-place.ts',
      'src/runner/screens/passage/use-drawing.ts',
      'src/runner/screens/sitting/Taking.tsx',
      'src/ui/chart/options.ts',
      'src/ui/chart/pointing.ts',
      'src/ui/kinds/NumberField.tsx',
    ]);
    // A file is dropped beside its button.
    expect(having(/draggable|onDragStart|onDrop\b|useDrag/)).toEqual(['src/admin/bank/picture/PictureField.tsx']);
  });
});
