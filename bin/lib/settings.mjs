// Reads settings from the environment: ports, the site's folder, its database, constants.
import { resolve } from 'node:path';
import { Problem } from './console.mjs';
import { workspace } from './paths.mjs';

function port( env, name, fallback ) {
	const text = env[ name ] ?? '';
	const value = text === '' ? fallback : Number( text );
	if ( ! Number.isInteger( value ) || value < 1 || value > 65535 ) {
		throw new Problem(
			`${ name } must be a number between 1 and 65535, not "${ text }".`
		);
	}
	return value;
}

function constants( env ) {
	const found = Object.entries( env ).filter( ( [ name ] ) =>
		/^DESIGN_MARKETPLACE_[A-Z0-9_]+$/.test( name )
	);
	const words = { true: true, false: false };
	const values = found.map( ( [ name, text ] ) => [
		name,
		words[ text ] ??
			( /^-?\d{1,15}$/.test( text ) ? Number( text ) : text ),
	] );
	if ( env.RATE_LIMITS === 'off' ) {
		values.push( [ 'DESIGN_MARKETPLACE_RATE_LIMITS', false ] );
	}
	return Object.fromEntries( values.sort() );
}

function database( env ) {
	const kind = env.DB || 'sqlite';
	if ( kind === 'sqlite' ) {
		return { kind };
	}
	if ( kind !== 'mysql' ) {
		throw new Problem( `DB must be sqlite or mysql, not "${ kind }".` );
	}
	return {
		kind,
		host: env.DB_HOST || 'localhost',
		name: env.DB_NAME || 'design_marketplace',
		user: env.DB_USER || 'root',
		password: env.DB_PASSWORD || '',
	};
}

/**
 * @param {Object} [env]
 */
export function settingsFrom( env = process.env ) {
	const settings = {
		port: port( env, 'PORT', 8888 ),
		mailWebPort: port( env, 'MAIL_WEB_PORT', 1080 ),
		mailSmtpPort: port( env, 'MAIL_SMTP_PORT', 1025 ),
		siteDir: resolve( env.SITE_DIR || `${ workspace }/site` ),
		database: database( env ),
		constants: constants( env ),
	};
	return { ...settings, url: `http://localhost:${ settings.port }` };
}
