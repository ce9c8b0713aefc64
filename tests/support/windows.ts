// The windows things are looked at in: a phone, the narrowest bar, a desk.
export const PHONE = { width: 360, height: 740 };
export const NARROW = { width: 900, height: 900 };
export const DESK = { width: 1280, height: 900 };

/** Where a whole journey is walked. */
export const WINDOWS = [ PHONE, DESK ];
