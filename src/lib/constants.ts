// Numbers with a name. Those the server shares come from the contract.
import * as limits from '../contract/limits';

export const TEXT_DOMAIN = 'design-marketplace';
export const STORAGE_PREFIX = 'design-marketplace-';
export const DRAFT_PREFIX = `${ STORAGE_PREFIX }draft:`;

export const MOBILE_BREAKPOINT = limits.mobile_breakpoint_px;
export const SAVED_INDICATOR_MS = limits.saved_indicator_ms;
export const NEWSLETTER_RELOAD_MS = limits.newsletter_reload_ms;
export const RESIZE_DEBOUNCE_MS = limits.resize_debounce_ms;
export const SLIDESHOW_THROTTLE_MS = limits.slideshow_throttle_ms;
export const AUTOPLAY_EXTRA_MS = limits.autoplay_extra_ms;
export const LIST_LOAD_DELAY_MS = limits.projects_load_delay_ms;
export const REQUEST_TIMEOUT_MS = limits.request_timeout_ms;
export const CARD_TAGS = limits.card_tags;
export const CARD_WORKS = limits.card_works;

/** Names the work a designer's address opens. */
export const WORK_PARAM = 'project';

/** A skeleton that would only flash is not shown. */
export const SKELETON_DELAY_MS = 300;
export const DRAFT_DEBOUNCE_MS = 400;
/** Time for which a draft may outlive its tab: a day, and no longer, as others may use the computer. */
export const LASTING_DRAFT_MS = 24 * 60 * 60 * 1000;
/** Unsent text of members is kept as long as a session lasts. */
export const MEMBER_DRAFT_MS = limits.token_days * 24 * 60 * 60 * 1000;
/** The browser's database with the pictures of drafts. */
export const DRAFT_FILES = `${ STORAGE_PREFIX }drafts`;
export const CHUNK_RETRY_MS = 800;
/** Time for which a navigation waits for a heading that loads late, to focus it. */
export const HEADING_WAIT_MS = 10000;
/** From this share of its limit on, a field's counter calls for attention. */
export const COUNTER_NEAR = 0.9;
