// What the plugin's own screens in wp-admin need beyond plain forms.
export {};
