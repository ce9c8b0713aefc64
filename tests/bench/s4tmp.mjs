import { join } from 'node:path';
import { startHosting } from '../../bin/lib/hosting.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { stopAll } from '../../bin/lib/processes.mjs';
import { wp } from '../../bin/lib/wp.mjs';
import { ratios } from './lib/measure.mjs';
import { benchSite, folder } from './lib/sites.mjs';
const m = await startMariadb( join( folder, 'mariadb' ), [ '--innodb-buffer-pool-size=1G' ] );
const site = await benchSite( 'm20000', { members: 20000, host: m.host } );
console.log( 'seeded', new Date().toISOString() );
const hosting = await startHosting( site, { workers: 2 } );
try {
	const api = `${ site.url }/wp-json/wp/v2`;
	const jobs = `${ api }/users?role=contractor&per_page=12`;
	const r = {
		'jobs': jobs,
		'engagement': `${ jobs }&engagement=freelance&place=hybrid&paid=1`,
		'language de': `${ jobs }&language=de`,
		'language it (rarer)': `${ jobs }&language=it`,
		'language ja (nobody)': `${ jobs }&language=ja`,
		'any of two, engagement, pay': `${ jobs }&language=de,rm&engagement=freelance&paid=1`,
		'with skill': `${ jobs }&language=de,fr&skill=1003`,
		'search': `${ jobs }&language=de&search=company`,
		'page 100': `${ jobs }&language=de&page=100`,
		'deadline': `${ jobs }&language=de&deadline=30`,
		'dm/figures': `${ site.url }/wp-json/design-marketplace/v1/figures`,
	};
	const { bare, found } = await ratios( { url: `${ api }/bench/bare` }, Object.fromEntries( Object.entries( r ).map( ( [ k, url ] ) => [ k, { url } ] ) ), { rounds: 5, seconds: 0.3 } );
	console.log( JSON.stringify( bare ) );
	for ( const [ k, v ] of Object.entries( found ) ) console.log( k, JSON.stringify( v ) );
	for ( const by of [ 'month', 'skill', 'university', 'programme' ] ) {
		const { stdout } = await wp( site.siteDir, 'eval', `$s = DesignMarketplace\\Jobs\\Figures\\Span::of( "${ by }", "2018-01", "2026-12" ); $t = microtime( true ); $a = ( new DesignMarketplace\\Jobs\\Figures\\School_Figures( $s ) )->answer(); echo round( microtime( true ) - $t, 3 ), " s ", wp_json_encode( $a["total"] ), " rows ", count( $a["rows"] );` );
		console.log( by, stdout );
	}
	const { stdout } = await wp( site.siteDir, 'eval', 'foreach ( array( "directory", "directory_fact", "directory_language" ) as $t ) echo $t, " ", DesignMarketplace\\Kernel\\Database\\Sql::value( "SELECT COUNT(*) FROM {" . $t . "}" ), "\\n"; $t = microtime( true ); $q = new DesignMarketplace\\Directory\\Query(); DesignMarketplace\\Kernel\\Database\\Kept_Counts::outdate( DesignMarketplace\\Kernel\\Database\\Kept_Counts::LISTS ); $q->page( "contractor", array( "language" => array( "de", "fr" ) ), 1, 12 ); echo "cold count ", round( microtime( true ) - $t, 3 );' );
	console.log( stdout );
} finally { await hosting.end(); await m.end(); await stopAll(); }
process.exit( 0 );
