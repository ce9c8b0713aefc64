// Access to the site's folder and database.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.SITE_DIR ?? '.wordpress/site';

/** Runs a WP-CLI command and returns its output. */
export const wp = ( ...args: string[] ): string =>
	execFileSync( 'bin/wp', args, {
		encoding: 'utf8',
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		maxBuffer: 256 * 1024 * 1024,
	} ).trim();

/** Remembers options. The returned function restores them, and deletes those that did not exist. */
export function keepOptions( ...names: string[] ): () => void {
	const list = names.map( ( name ) => `'${ name }'` ).join();
	const kept: Record< string, unknown > = JSON.parse(
		wp(
			'eval',
			`echo wp_json_encode( array_filter( array_combine( [ ${ list } ], array_map( fn( $name ) => get_option( $name, false ), [ ${ list } ] ) ), fn( $value ) => false !== $value ), JSON_FORCE_OBJECT );`
		)
	);
	return () =>
		names.forEach( ( name ) =>
			name in kept
				? wp(
						'option',
						'update',
						name,
						JSON.stringify( kept[ name ] ),
						'--format=json'
					)
				: wp( 'option', 'delete', name )
		);
}

/** Defines a constant, as wp-config.php would. The returned function removes it. */
export function defineConstant( name: string, value: string ): () => void {
	const file = join( folder, `wp-content/mu-plugins/${ name }.php` );
	writeFileSync( file, `<?php define( '${ name }', '${ value }' );` );
	return () => rmSync( file );
}

type Row = Record< string, unknown >;

/** Every row of every table. */
const tables = (): Record< string, Row[] > =>
	JSON.parse(
		wp(
			'eval',
			'global $wpdb; foreach ( $wpdb->get_col( "SHOW TABLES" ) as $table ) { $all[ $table ] = $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A ); } echo wp_json_encode( $all, JSON_INVALID_UTF8_SUBSTITUTE );'
		)
	);

const ids = ( rows: Row[] | undefined, test: ( row: Row ) => boolean ) =>
	( rows ?? [] ).filter( test ).map( ( { ID } ) => Number( ID ) );

/** The posts and pictures of a member. */
export const postsOf = ( id: number ): number[] =>
	ids(
		tables().wp_posts,
		( { post_author: author } ) => Number( author ) === id
	);

const OF_USERS = [ 'user_id', 'post_author', 'link_owner', 'wp_users.ID' ];
const OF_POSTS = [ 'post_id', 'object_id', 'post_parent', 'wp_posts.ID' ];

/** Columns where somebody stands, by id, by their posts' ids or by a text, as `table.column`. */
export function traces(
	{ id, posts }: { id: number; posts: number[] },
	...texts: string[]
): string[] {
	const words = texts.map( ( text ) => text.toLowerCase() );
	const key = new RegExp( `\\buser:${ id }\\b` );
	const isTrace = ( table: string, column: string, value: unknown ) => {
		const within = ( columns: string[] ) =>
			columns.includes( column ) ||
			columns.includes( `${ table }.${ column }` );
		const text = String( value ).toLowerCase();
		return (
			( within( OF_USERS ) && Number( value ) === id ) ||
			( within( OF_POSTS ) && posts.includes( Number( value ) ) ) ||
			key.test( text ) ||
			words.some( ( word ) => text.includes( word ) )
		);
	};
	const found = Object.entries( tables() ).flatMap( ( [ table, rows ] ) =>
		rows.flatMap( ( row ) =>
			Object.entries( row )
				.filter( ( [ column, value ] ) =>
					isTrace( table, column, value )
				)
				.map( ( [ column ] ) => `${ table }.${ column }` )
		)
	);
	return [ ...new Set( found ) ].sort();
}

/** Every file that was uploaded or made of one. */
export const uploads = (): string[] =>
	readdirSync( join( folder, 'wp-content/uploads' ), {
		recursive: true,
		withFileTypes: true,
	} )
		.filter( ( entry ) => entry.isFile() )
		.map( ( { parentPath, name } ) => join( parentPath, name ) )
		.sort();
