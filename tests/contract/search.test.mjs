// The search of both lists over HTTP: what begins a word is found, by whom, and at once after a write.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { person } from '../support/client.mjs';
import {
	newCompany,
	newDesigner,
	newMission,
	newWork,
} from '../support/people.mjs';

// A word nobody else has.
const stamp = `q${ process.pid }`;
let designer, company;

before( async () => {
	[ designer, company ] = await Promise.all( [
		newDesigner( { name: `Zoë ${ stamp }ä`, city: 'Großaffoltern' } ),
		newCompany( { company: `Kettle & Söhne ${ stamp }` } ),
	] );
	for ( const title of [ 'Fahrplan', 'Atlas', 'Plakat', 'Wegweiser' ] ) {
		await newWork( designer, { title, client: 'Bernmobil' } );
	}
	await newMission( company, { title: 'L’horloge de la gare' } );
} );

const find = async ( api, role, search, more = {} ) => {
	const { status, body, headers } = await api.get( '/wp/v2/users', {
		role,
		search,
		...more,
	} );
	assert.equal( status, 200 );
	assert.equal( Number( headers.get( 'X-WP-Total' ) ), body.length );
	return body.map( ( { slug } ) => slug );
};

test( 'words are found by their beginnings, in any order, without accents', async () => {
	for ( const words of [
		`${ stamp }a zoe`,
		`GROSSAFF ${ stamp }`,
		`${ stamp }Ä`,
		`wegw ${ stamp } plak`,
	] ) {
		assert.deepEqual(
			await find( person(), 'designer', words ),
			[ designer.slug ],
			words
		);
	}
	for ( const words of [ `eiser ${ stamp }`, `${ stamp } nobody` ] ) {
		assert.deepEqual( await find( person(), 'designer', words ), [] );
	}
	assert.deepEqual(
		await find( person(), 'contractor', `sohne ${ stamp }` ),
		[ company.slug ]
	);
} );

test( 'members also find all titles and clients, and titles of open design jobs', async () => {
	for ( const [ role, words, slug ] of [
		[ 'designer', `fahrp ${ stamp }`, designer.slug ],
		[ 'designer', `bernmob ${ stamp }`, designer.slug ],
		[ 'contractor', `horl ${ stamp }`, company.slug ],
	] ) {
		assert.deepEqual( await find( person(), role, words ), [] );
		assert.deepEqual( await find( designer.api, role, words ), [ slug ] );
	}
} );

test( 'what nobody finds says what to let go of', async () => {
	const { headers } = await person().get( '/wp/v2/users', {
		role: 'designer',
		search: `zoe ${ stamp } xylophon`,
	} );
	assert.match(
		headers.get( 'X-DM-Nearby' ),
		new RegExp( `(^|, )search=${ stamp };1(,|$)` )
	);
} );

test( 'a change is found at once, and what was there no more', async () => {
	await designer.api.post(
		`/wp/v2/users/${ designer.id }?slug=${ designer.slug }`,
		{ job: 'Kartografin' }
	);
	assert.deepEqual( await find( person(), 'designer', `karto ${ stamp }` ), [
		designer.slug,
	] );
	assert.deepEqual(
		await find( person(), 'designer', `type ${ stamp }` ),
		[]
	);
} );
