// Many emails over few connections, to a server that has enough of one after a while.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { letterBox } from '../support/letter-box.mjs';
import { leave, newSite, slug } from '../support/operator.mjs';

const MAILS = 5;
let site;

before( async () => {
	site = await newSite( 'letters' );
	for ( let i = 1; i <= MAILS; i++ ) {
		await site.must(
			'user',
			'create',
			`ada${ i }`,
			`ada${ i }@example.test`,
			'--role=designer'
		);
	}
	await site.must(
		'eval',
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}dm_outbox" );`
	);
} );

after( leave );

const told = () =>
	site.must(
		'eval',
		`foreach ( get_users( array( 'role' => 'designer', 'fields' => 'ID' ) ) as $id ) {
			( new DesignMarketplace\\Mail\\Outbox() )->enqueue( uniqid( 'test:' ), "user:{$id}", DesignMarketplace\\Auth\\Mails\\Password_Changed::class );
		}`
	);

test( 'a mail of another plugin in the middle of ours has a connection of its own', async () => {
	const box = await letterBox( site.settings.mailSmtpPort );
	await told();
	await site.must(
		'eval',
		`add_action( 'wp_mail_succeeded', function ( $mail ) {
			if ( in_array( 'ada2@example.test', $mail['to'], true ) ) {
				wp_mail( 'else@example.test', 'Not ours', 'Words' );
			}
		} );
		( new DesignMarketplace\\Mail\\Worker( DesignMarketplace\\Plugin::mails(), new DesignMarketplace\\Members\\Member_Book() ) )->run( 100 );`
	);
	await box.end();
	assert.equal( box.received.get( 'else@example.test' ), 1 );
	assert.equal( box.received.size, MAILS + 1 );
	assert.equal( box.connections(), 3 );
} );

for ( const [ each, connections ] of [
	[ Infinity, 1 ],
	[ 2, 3 ],
] ) {
	test( `${ MAILS } mails need ${ connections } connections to a server that takes ${ each } over one, and come once`, async () => {
		const box = await letterBox( site.settings.mailSmtpPort, each );
		await told();
		const said = await site.must( slug, 'outbox', 'run' );
		await box.end();
		assert.match( said, new RegExp( `^${ MAILS } emails handled` ) );
		assert.deepEqual(
			[ ...box.received ].sort(),
			Array.from( { length: MAILS }, ( _, i ) => [
				`ada${ i + 1 }@example.test`,
				1,
			] )
		);
		assert.equal( box.connections(), connections );
	} );
}
