// The block editor's side of the plugin: the home blocks and the typed fields of pages, events and resources.
export {};
