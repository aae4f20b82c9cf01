/** No job of these tests tells the webhook. */
export const noWebhook = { opensSoon: async () => undefined, resultsOut: async () => undefined, deliver: async () => undefined };

/** No job of these tests is news. */
export const noNews = {
  ...{ opensSoon: async () => undefined, resultsOut: async () => undefined },
  ...{ reportAnswered: async () => undefined, questionsDue: async () => undefined },
};
