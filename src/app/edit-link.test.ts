import { resetBoot } from '../lib/boot';
import { setEditLink } from './edit-link';

const boot = ( data: object ) => {
	resetBoot();
	document.body.innerHTML = `
		<script type="application/json" id="design-marketplace-boot">${ JSON.stringify(
			data
		) }</script>
		<ul>
			<li id="wp-admin-bar-edit"><a href="https://site.test/wp-admin/admin.php?action=e&path=%2F">Edit page</a>
				<ul><li id="wp-admin-bar-design-marketplace-edit-list" class="hidden"><a href="https://site.test/wp-admin/admin.php?action=e&path=%2F&list=1"></a></li></ul>
			</li>
		</ul>`;
};

const links = () =>
	[ ...document.querySelectorAll( 'li' ) ].map( ( item ) => [
		item.classList.contains( 'hidden' )
			? null
			: item.querySelector( 'a' )?.textContent,
		new URL( item.querySelector( 'a' )?.href ?? '' ).searchParams.get(
			'path'
		),
	] );

const edit = {
	home: [ 'Edit page' ],
	designer: [ 'Edit member', 'Edit projects', 'Edit project' ],
};

describe( 'the links to the editor', () => {
	it( 'follow from page to page', () => {
		boot( { edit } );
		setEditLink( 'designer', '/designer/mia?project=3' );
		expect( links() ).toEqual( [
			[ 'Edit project', '/designer/mia?project=3' ],
			[ 'Edit projects', '/designer/mia?project=3' ],
		] );
		setEditLink( 'designer', '/designer/mia' );
		expect( links()[ 0 ] ).toEqual( [ 'Edit member', '/designer/mia' ] );
		setEditLink( 'home', '/' );
		expect( links() ).toEqual( [
			[ 'Edit page', '/' ],
			[ null, '/' ],
		] );
		setEditLink( 'settings', '/settings' );
		expect( links()[ 0 ]?.[ 0 ] ).toBeNull();
	} );

	it( 'lead nowhere from a page that is not there', () => {
		boot( { edit, status: 404 } );
		setEditLink( 'home', '/' );
		expect( links()[ 0 ]?.[ 0 ] ).toBeNull();
	} );
} );
