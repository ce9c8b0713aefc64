// The windows things are looked at in: a phone, the narrowest bar, a desk.
// A long way is gone in one of them; looksGood() in axe.ts looks at its screens on a phone and on a desk.
export const PHONE = { width: 360, height: 740 };
export const NARROW = { width: 900, height: 900 };
export const DESK = { width: 1280, height: 900 };
