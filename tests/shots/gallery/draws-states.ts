import type { Page } from '@playwright/test';

/** Draws each control in `data-as` as if it had that state: only the browser's own tools can. */
export async function drawsStates(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  for (const state of ['hover', 'focus-visible']) {
    const { nodeIds } = await tools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `[data-as=${state}] :is(button, a, input, textarea, select)`,
    });
    for (const nodeId of nodeIds)
      await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: state === 'hover' ? ['hover'] : ['focus', state] });
  }
}
