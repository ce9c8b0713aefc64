// The wp-config.php of a site: debug on, address from the port, everything else as the settings say.
import { randomBytes } from 'node:crypto';

const saltNames = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

export const freshSalts = () =>
	Object.fromEntries(
		saltNames.map( ( name ) => [
			name,
			randomBytes( 48 ).toString( 'base64' ),
		] )
	);

const literal = ( value ) =>
	typeof value === 'string'
		? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
		: String( value );

function databaseConstants( database ) {
	const common = { DB_CHARSET: 'utf8mb4', DB_COLLATE: '' };
	if ( database.kind === 'sqlite' ) {
		return {
			DB_NAME: 'wordpress',
			DB_USER: '',
			DB_PASSWORD: '',
			DB_HOST: '',
			...common,
			// Readers don't wait for the one that writes.
			SQLITE_JOURNAL_MODE: 'WAL',
		};
	}
	return {
		DB_NAME: database.name,
		DB_USER: database.user,
		DB_PASSWORD: database.password,
		DB_HOST: database.host,
		...common,
	};
}

/**
 * @param {Object}                 settings See settingsFrom().
 * @param {Record<string, string>} salts
 * @param {boolean}                linked   The plugin's files are links to a checkout.
 * @return {string} PHP.
 */
export function wpConfig( settings, salts, linked ) {
	const constants = {
		...databaseConstants( settings.database ),
		...salts,
		WP_HOME: settings.url,
		WP_SITEURL: settings.url,
		WP_ENVIRONMENT_TYPE: 'local',
		WP_DEBUG: true,
		WP_DEBUG_LOG: true,
		WP_DEBUG_DISPLAY: false,
		SCRIPT_DEBUG: false,
		// The scripts run due events, as a system's cron would.
		DISABLE_WP_CRON: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		// "Delete plugin" would follow the links and delete the checkout.
		DISALLOW_FILE_MODS: linked,
		DEVELOPMENT_SMTP_PORT: settings.mailSmtpPort,
		...settings.constants,
	};
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) => `define( '${ name }', ${ literal( value ) } );`
	);
	return `<?php
// Written at each start from the environment: changes made here are lost.
${ lines.join( '\n' ) }

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
}
