// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { chooseDisplay, startDisplay, useDisplay } from '../../../src/ui/display/display';

const page = document.documentElement;

afterEach(() => localStorage.clear());

describe('display settings of a page', () => {
  it('start with the choice of an earlier visit; an unknown value is ignored', () => {
    localStorage.setItem('text-size', 'enormous');
    localStorage.setItem('contrast', 'more');
    localStorage.setItem('scheme', 'dark');
    startDisplay();
    expect(page.dataset).toMatchObject({ text: 'normal', contrast: 'more', scheme: 'dark' });
    expect(useDisplay.getState()).toEqual({ text: 'normal', contrast: 'more', scheme: 'dark' });
  });

  it('change at once, are stored, and follow a choice in another tab', () => {
    startDisplay();
    chooseDisplay('text', 'largest');
    chooseDisplay('contrast', 'more');
    expect(page.dataset).toMatchObject({ text: 'largest', contrast: 'more' });
    expect([localStorage.getItem('text-size'), localStorage.getItem('contrast')]).toEqual(['largest', 'more']);
    localStorage.setItem('text-size', 'large');
    window.dispatchEvent(new StorageEvent('storage', { key: 'text-size' }));
    expect(page.dataset).toMatchObject({ text: 'large', contrast: 'more' });
    expect(useDisplay.getState().text).toBe('large');
  });
});
