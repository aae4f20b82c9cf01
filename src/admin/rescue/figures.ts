const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

export const timeText = (time: string): string => moment.format(Date.parse(time));
