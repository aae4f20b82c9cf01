import { expect, it } from 'vitest';
import { landingFor } from '../../../server/pages/landing';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,hi;q=0.9', 'en'],
  ['ta-IN,ta;q=0.9,hi;q=0.8,en;q=0.7', 'hi'],
  ['en;q=0.4,HI ; q=0.5', 'hi'],
  ['en;q=0.5, hi;q=0.5', 'en'],
  ['hi;q=0, fr', 'en'],
  ['*', 'en'],
  ['constructor, hi;q=0.1', 'hi'],
  [';;,,q=1;hi', 'en'],
])('for the languages %j the landing page is drawn in %s', (header, language) => {
  expect(landingFor(header)).toBe(`/landing-${language}.html`);
});
