// npm start: from a bare checkout to a marketplace in the browser. Uses nothing but Node until npm's packages are there.
import { Problem, report, say, step } from './lib/console.mjs';
import { build, composerPackages, npmPackages } from './lib/dependencies.mjs';
import { needPorts } from './lib/ports.mjs';
import { isStopping, stopAll, stopWithSignals } from './lib/processes.mjs';
import { unpackRuntime } from './lib/runtime.mjs';
import {
	serveInbox,
	serveSite,
	startCron,
	startMailWorker,
	warmUp,
} from './lib/serve.mjs';
import { settingsFrom } from './lib/settings.mjs';
import {
	configureSite,
	installSite,
	removeSite,
	seedSite,
	siteFiles,
} from './lib/site.mjs';
import { needPhp } from './lib/tools.mjs';

const known = [ '--reset' ];

async function prepare( settings, reset ) {
	await needPorts( {
		PORT: settings.port,
		MAIL_WEB_PORT: settings.mailWebPort,
		MAIL_SMTP_PORT: settings.mailSmtpPort,
	} );
	await step( 'Tools', needPhp );
	await step( 'npm packages', npmPackages );
	await step( 'Composer packages', composerPackages );
	await step( 'WordPress', unpackRuntime );
	await step( 'Build', build );
	if ( reset ) {
		await step( 'Reset', () => removeSite( settings ) );
	}
	await step( 'Site', () => siteFiles( settings ) );
	await configureSite( settings );
	await step( 'Installation', () => installSite( settings ) );
	await step( 'Demo content', () => seedSite( settings ) );
}

async function serve( settings ) {
	let children;
	await step( 'Web server and inbox', async () => {
		children = await Promise.all( [
			serveSite( settings ),
			serveInbox( settings ),
		] );
		return warmUp( settings );
	} );
	startMailWorker( settings );
	startCron( settings );
	for ( const child of children ) {
		child.once( 'exit', async ( code, signal ) => {
			if ( ! isStopping() ) {
				await stopAll();
				report(
					new Problem(
						`${ child.title } ended (${ signal ?? `code ${ code }` }), so everything was stopped; see ${ child.log }.`
					)
				);
				process.exit( 1 );
			}
		} );
	}
}

const ready = ( { url, mailWebPort } ) => `
Ready

  Marketplace  ${ url }
  Inbox        http://localhost:${ mailWebPort }
  wp-admin     ${ url }/wp-admin/   admin / password

  Designer     designer@example.test     password123
  Company      contractor@example.test   password123
  Startup      startup@example.test      password123

Ctrl-C stops everything.`;

stopWithSignals( () => say( '\nStopping …' ) );

try {
	const unknown = process.argv
		.slice( 2 )
		.find( ( argument ) => ! known.includes( argument ) );
	if ( unknown ) {
		throw new Problem(
			`Unknown option ${ unknown }: "npm start -- --reset" is the only one.`
		);
	}
	const settings = settingsFrom();
	say( `Design Marketplace in ${ settings.siteDir }` );
	await prepare( settings, process.argv.includes( '--reset' ) );
	await serve( settings );
	say( ready( settings ) );
} catch ( error ) {
	if ( ! isStopping() ) {
		await stopAll();
		report( error );
		process.exit( 1 );
	}
}
