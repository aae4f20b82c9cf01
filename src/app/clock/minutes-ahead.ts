import { create } from 'zustand';

/** Whole minutes by which this device is ahead of the exam server, as far as this page knows: 0 until the server's time is known. */
export const useMinutesAhead = create<number>(() => 0);
