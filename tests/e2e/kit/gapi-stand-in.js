// Replaces https://apis.google.com/js/api.js where there is no internet: the part of `gapi.iframes` that Firebase's popup sign-in and the
// emulator's helper frame use, as messages between the two windows. Served by tests only.
(() => {
  const tag = 'gapi stand-in';
  const isFramed = window.parent !== window;

  /** One end of the channel; calls that arrive before the other end has registered a handler wait. */
  function endOf(other) {
    const handlers = new Map();
    const early = new Map();
    const replies = new Map();
    let count = 0;
    let greeted;
    const isThere = new Promise((resolve) => {
      greeted = resolve;
    });
    const post = (message) => other().postMessage({ tag, ...message }, '*');
    const answer = async ({ id, name, data }) => post({ kind: 'reply', id, value: await handlers.get(name)(data) });

    window.addEventListener('message', ({ source, data: message }) => {
      if (message?.tag !== tag || source !== other()) return;
      greeted();
      if (message.kind === 'reply') replies.get(message.id)?.([message.value]);
      else if (message.kind === 'call' && handlers.has(message.name)) void answer(message);
      else if (message.kind === 'call') early.set(message.name, message);
    });
    return {
      greet: () => post({ kind: 'hello' }),
      register(name, handler) {
        handlers.set(name, handler);
        if (early.has(name)) void answer(early.get(name));
        early.delete(name);
      },
      send(name, data, callback) {
        count += 1;
        replies.set(count, callback);
        post({ kind: 'call', id: count, name, data });
      },
      ping: () => isThere,
      restyle: async () => undefined,
    };
  }

  async function open({ where, url, attributes }, whenReady) {
    const frame = document.createElement('iframe');
    const { style, ...rest } = attributes;
    for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, value);
    Object.assign(frame.style, style);
    frame.src = url;
    where.append(frame);
    return whenReady(endOf(() => frame.contentWindow));
  }

  const parent = isFramed ? endOf(() => window.parent) : null;
  const context = { open, getParentIframe: () => parent };
  window.gapi = {
    load: (_, { callback }) => {
      callback();
      parent?.greet();
    },
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 'any' },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload']?.();
})();
