import type { None } from './sentences';

/** What can be wrong with a picture, and with the pictures that a file of questions shows. */
export interface PictureFaults {
  'not-a-picture': None;
  'picture-too-large': { megabytes: number };
  'picture-of-too-many-pixels': { millions: number };
  /** `pixels` of the longest side that is opened. */
  'picture-too-long': { pixels: number };
  'picture-moves': None;
  'picture-damaged': None;
  'picture-takes-too-much': None;
  'not-a-picture-name': None;
  'not-an-own-picture': None;
  'picture-in-gift': None;
  'picture-alone': None;
  'picture-without-end': None;
  'picture-not-in-base64': None;
  'picture-not-read': None;
  'picture-elsewhere': { address: string };
  'picture-absent': { name: string };
  'several-pictures': { found: number };
  'other-pictures-in-second': None;
  'description-too-long': { most: number };
  'too-many-pictures': { most: number };
  'pictures-take-too-long': { seconds: number };
  'holds-media': None;
  'holds-a-file': None;
}
