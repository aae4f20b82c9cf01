import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../keyboard/keys';
import { useBackCloses } from '../palette/use-back-closes';
import { type Draw, heightBeside, settled, shareOf } from './sheet-size';
import { useDrawing } from './use-drawing';
import { useSpace } from './use-space';

/** Keys that act on what stays in sight below a sheet over its question. */
const inSight = /^[mnps?]$/;

/**
 * Escape draws the sheet down by a step. While the sheet is over its question, a key of an option or of a number shows the question instead: nobody answers
 * what is not in sight.
 */
function useKeysOfSheet(draw: Draw, onDraw: (draw: Draw) => void): void {
  useEffect(() => {
    if (draw === 'down') return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (document.querySelector('dialog[open]')) return;
      const lower = draw === 'full' ? 'up' : 'down';
      const isForQuestion =
        draw === 'full' && !ctrlKey && !metaKey && !altKey && /^(\S|Backspace)$/u.test(key) && !inSight.test(keyOf(event) ?? '');
      if (key !== 'Escape' && !isForQuestion) return;
      event.preventDefault();
      onDraw(lower);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [draw, onDraw]);
}

/** How far each passage was drawn, and the share of the room that a learner gave it, until the page is left. */
const draws = new Map<number, Exclude<Draw, 'full'>>();
const shares = new Map<number, number>();

interface Which {
  /** Of the passage. */
  id: number;
  /** The place of the question. */
  body: RefObject<HTMLElement | null>;
  /** Whether the passage is in a sheet; elsewhere it is up or down. */
  isSheet: boolean;
  questionId: number;
}

/** How far a passage is drawn up, what changes that, and the heights that follow, in pixels. */
export function usePassageDraw({ id, body, isSheet, questionId }: Which) {
  const [drawn, setDrawn] = useState<Draw>(draws.get(id) ?? 'up');
  const [moving, setMoving] = useState<number | null>(null);
  const [asked, setAsked] = useState(questionId);
  // The question that one moves to is in sight.
  if (asked !== questionId) {
    setAsked(questionId);
    if (drawn === 'full') setDrawn('up');
  }
  const toggle = useRef<HTMLButtonElement>(null);
  const left = useRef<HTMLElement | null>(null);
  const space = useSpace(body, isSheet, questionId);
  const draw = useCallback(
    (next: Draw) => {
      const focused = document.activeElement;
      if (next === 'full' && body.current?.contains(focused)) {
        // The focus leaves what is covered, and comes back to it.
        left.current = focused as HTMLElement;
        toggle.current?.focus({ preventScroll: true });
      }
      if (next === 'down' && toggle.current?.closest('[data-pane]')?.contains(focused)) toggle.current.focus({ preventScroll: true });
      if (next !== 'full') draws.set(id, next);
      setDrawn(next);
    },
    [body, id],
  );
  const now: Draw = isSheet || drawn !== 'full' ? drawn : 'up';
  useEffect(() => {
    if (now === 'full') return;
    if (document.activeElement === toggle.current) left.current?.focus({ preventScroll: true });
    left.current = null;
  }, [now]);
  useBackCloses(now === 'full', () => draw('up'));
  useKeysOfSheet(isSheet ? now : 'down', draw);
  const share = shares.get(id);
  const beside = share === undefined ? heightBeside(space) : Math.round(share * space.room);
  const { head, wasDrawn } = useDrawing({
    height: () => toggle.current?.closest<HTMLElement>('[data-pane]')?.offsetHeight ?? 0,
    onDrawing: setMoving,
    onDrawn: (height, speed) => {
      setMoving(null);
      const next = settled(now, height, space.room, speed);
      const given = shareOf(height, space.room);
      if (next === 'up' && given !== null) shares.set(id, given);
      draw(next);
    },
  });
  return {
    /** What is on screen: a sheet that is moving is beside its question. */
    shown: moving === null ? now : 'up',
    isMoving: moving !== null,
    height: moving === null ? { down: null, up: beside, full: space.room }[now] : Math.min(Math.max(moving, 0), space.room),
    row: space.row,
    toggle,
    head: isSheet ? head : {},
    onDraw: (next: Draw, { detail }: MouseEvent) => {
      if (!wasDrawn(detail)) draw(next);
    },
  };
}

export type PassageDraw = ReturnType<typeof usePassageDraw>;
