// The links of header and footer: the site's own menus, otherwise the pages that have a main link.
import { resetBoot } from '../lib/boot';
import { footerLinks, mainLinks } from './navigation';

const imprint = { to: '/imprint', label: 'Imprint' };

function start( menus?: Record< string, unknown > ) {
	document.body.innerHTML = '';
	const boot = document.createElement( 'script' );
	boot.id = 'design-marketplace-boot';
	boot.type = 'application/json';
	boot.textContent = JSON.stringify( {
		settings: { schools: [], partners: [], legal: {}, menus },
	} );
	document.body.append( boot );
	resetBoot();
}

describe( 'links of header and footer', () => {
	it( 'are those of the pages without a menu', () => {
		start( { main: null, footer: null } );
		expect( mainLinks() ).toHaveLength( 5 );
		expect( footerLinks()[ 1 ] ).toEqual( mainLinks().slice( -1 ) );
	} );

	it( 'are the menu’s, with the forms of the pages', () => {
		start( {
			main: [ { to: '/designers', label: 'People' }, imprint ],
			footer: null,
		} );
		expect( mainLinks() ).toEqual( [
			{ to: '/designers', label: 'People', form: 'circle' },
			{ ...imprint, form: undefined },
		] );
		expect( footerLinks()[ 1 ] ).toEqual( [
			{ ...imprint, form: undefined },
		] );
	} );

	it( 'stay together in a menu of the footer', () => {
		start( { main: null, footer: [ imprint ] } );
		expect( footerLinks() ).toEqual( [ [ imprint ], [] ] );
		expect( mainLinks() ).toHaveLength( 5 );
	} );
} );
