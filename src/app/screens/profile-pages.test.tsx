// A designer's and a company's page as members see them, whatever the server answers.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, holdAnswers } from '../../../tests/support/held-answers';
import type { Server } from '../../../tests/support/held-answers';
import { serverAnswers } from '../../../tests/support/server-answers';
import {
	contractor,
	designer,
	showScreen,
} from '../../../tests/support/show-screen';
import { clearSession, setSession } from '../../lib/session';
import { OfflineBand } from '../offline-band';
import DesignerProfilePage from './designer-profile-page';
import ProjectProfilePage from './project-profile-page';

const { designer: someone, project, own_works: works } = serverAnswers;
const owned = { edit: true, delete: true };
const [ past, open ] = serverAnswers.missions as [ Mission, Mission ];
type Mission = ( typeof serverAnswers.missions )[ number ];

const MEMBER = /\/users$/;

const pages = [
	{
		whose: 'designer',
		at: '/designer/designer',
		member: someone,
		reader: contractor,
		call: /\/work$/,
		content: works,
		first: 'Atlas',
		waiting: async () => document.querySelector( '.works .bone' ),
	},
	{
		whose: 'company',
		at: '/project/startup',
		member: project,
		reader: designer,
		call: /\/mission$/,
		content: serverAnswers.missions,
		first: open.title.rendered,
		waiting: () => screen.findByText( 'Loading' ),
	},
];

let server: Server;
const user = userEvent.setup( { delay: null } );

const show = ( at: string, member = contractor, isStranger = false ) =>
	showScreen( {
		screens: {
			'/designer/:slug': DesignerProfilePage,
			'/designer/:slug/:work': DesignerProfilePage,
			'/project/:slug': ProjectProfilePage,
		},
		at,
		member,
		beside: <OfflineBand />,
		session: isStranger ? { user: null, isLoggedIn: false } : undefined,
	} );

const press = ( name: string | RegExp ) =>
	user.click( screen.getByRole( 'button', { name } ) );
/** Also those in menus that are not open. */
const count = ( role: 'link' | 'button', name: string | RegExp ) =>
	screen.queryAllByRole( role, { name, hidden: true } ).length;
const links = ( name: string | RegExp ) => count( 'link', name );
const named = ( name: string ) =>
	screen.findByRole( 'heading', { level: 1, name } );
const mended = { code: 'down', message: 'The server is being mended.' };

/** The designer as the server tells members, with all works. */
const withWorks = ( can: object = {}, all = works ) => [
	{ ...someone, can: { ...someone.can, ...can }, works: all },
];

beforeEach( () => {
	clearSession();
	server = holdAnswers();
	server.always( 'GET', /skill/, serverAnswers.skills );
} );

describe.each( pages )(
	'the page of a $whose',
	( { at, member, reader, call, content, first, waiting } ) => {
		const has = () => screen.findAllByText( first );
		const name = member.name ?? member.company ?? '';

		it( 'says that the server does not answer, itself and in the place of its list, and tries again', async () => {
			show( at, reader );
			await ( await server.next( 'GET', MEMBER ) ).answer( mended, 429 );
			await screen.findByText( mended.message );
			await press( 'Try again' );
			await ( await server.next( 'GET', MEMBER ) ).answer( [ member ] );
			await named( name );
			await ( await server.next( 'GET', call ) ).answer( mended, 429 );
			expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
				mended.message
			);
			await press( 'Try again' );
			await ( await server.next( 'GET', call ) ).answer( content );
			await has();
			expect( screen.queryByRole( 'alert' ) ).toBeNull();
		} );

		it( 'keeps the room of its list while that is on its way, and says nothing of an empty one', async () => {
			server.always( 'GET', MEMBER, [ member ] );
			show( at, reader );
			await named( name );
			const asked = await server.next( 'GET', call );
			expect( await waiting() ).toBeInTheDocument();
			expect(
				screen.queryByText( /Portfolio is empty|No design job/ )
			).toBeNull();
			await asked.answer( content );
			await has();
		} );

		it.each( [
			[ 'nobody', [] ],
			[
				'the other role',
				pages
					.filter( ( other ) => other.at !== at )
					.map( ( other ) => other.member ),
			],
		] )( 'is not found under a slug of %s', async ( _whose, answer ) => {
			server.always( 'GET', MEMBER, answer );
			show( at, reader );
			expect( await named( 'Page not found' ) ).toBeVisible();
		} );
	}
);

describe( 'a designer’s page', () => {
	const at = '/designer/designer';

	it.each( [
		[ 'the owner', 'designer', true, false ],
		[ 'another designer', 'max', false, false ],
		[ 'a company', 'startup', false, true ],
		[ 'an administrator', 'admin', true, true ],
	] )(
		'gives %s the controls that are theirs',
		async ( _who, slug, edit, contact ) => {
			setSession( { token: 't', user_nicename: slug } );
			const can = { edit, delete: edit };
			server.always(
				'GET',
				MEMBER,
				withWorks(
					{ ...can, contact },
					works.map( ( work ) => ( { ...work, can } ) )
				)
			);
			show( at, contact ? contractor : designer );
			await screen.findAllByText( 'Atlas' );
			const isOwner = slug === 'designer';
			const own = isOwner ? works.length : 0;
			for ( const [ link, to ] of [
				[ 'Work with me', '/designer/workwith?to=designer' ],
				[ 'Edit my profile', '/settings' ],
				[ 'Add a project', '/designer/editwork' ],
			] as const ) {
				screen
					.queryAllByRole( 'link', { name: link } )
					.forEach( ( one ) =>
						expect( one ).toHaveAttribute( 'href', to )
					);
			}
			expect( {
				contact: [ links( 'Work with me' ), links( /^Work with No/ ) ],
				bar: [ links( 'Edit my profile' ), links( 'Add a project' ) ],
				works: [
					links( /^Edit (?!my)/ ),
					count( 'button', /^Delete/ ),
				],
			} ).toEqual( {
				contact: [ Number( contact ), Number( contact ) ],
				bar: [ Number( isOwner ), Number( isOwner ) ],
				works: [ own, own ],
			} );
		}
	);

	it( 'asks once, for the profile with its works', async () => {
		server.always( 'GET', MEMBER, withWorks() );
		show( at );
		await screen.findByText( 'Atlas' );
		await server.settle();
		expect(
			server.asked
				.filter( ( { path } ) => /\/(users|work)$/.test( path ) )
				.map( ( { path, query } ) => [ path, query.get( 'works' ) ] )
		).toEqual( [ [ '/wp/v2/users', '1' ] ] );
	} );

	it.each( [
		[
			'the owner, with the way to add one',
			'designer',
			'Your portfolio is empty.',
			2,
		],
		[ 'others', 'startup', 'Portfolio is empty', 0 ],
	] )(
		'says of an empty portfolio to %s',
		async ( _who, slug, words, ways ) => {
			setSession( { token: 't', user_nicename: slug } );
			server.always( 'GET', MEMBER, withWorks( owned, [] ) );
			show( at );
			await screen.findByText( words );
			expect( links( 'Add a project' ) ).toBe( ways );
		}
	);

	it.each( [
		[ 'is there', 200, { status: 'trash' } ],
		[ 'was deleted in another window', 410, { code: 'rest_post_gone' } ],
	] )(
		'stays when it cannot be asked for again, after a project that %s was deleted',
		async ( _what, status, answer ) => {
			setSession( { token: 't', user_nicename: 'designer' } );
			show( at );
			await (
				await server.next( 'GET', MEMBER )
			).answer(
				withWorks(
					owned,
					works.map( ( work ) => ( { ...work, can: owned } ) )
				)
			);
			await user.click(
				await screen.findByRole( 'button', {
					name: 'Delete Atlas',
					hidden: true,
				} )
			);
			const question = within( await screen.findByRole( 'alertdialog' ) );
			await user.click( question.getByText( 'Delete' ) );
			await ( await server.next( 'DELETE', /\/work\/4$/ ) ).lose();
			await question.findByText(
				"Can't delete project. Please contact an administrator."
			);
			await user.click( question.getByText( 'Delete' ) );
			await (
				await server.next( 'DELETE', /\/work\/4$/ )
			).answer( answer, status );
			await ( await server.next( 'GET', MEMBER ) ).answer( mended, 400 );
			await waitFor( () =>
				expect( screen.queryByRole( 'alertdialog' ) ).toBeNull()
			);
			await named( 'Noémie Favre' );
			expect( screen.queryByRole( 'alert' ) ).toBeNull();
		}
	);

	it( 'opens nothing for a project that is gone', async () => {
		server.always( 'GET', MEMBER, withWorks() );
		show( `${ at }?project=999` );
		await screen.findByText( 'Atlas' );
		await server.settle();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'can be looked at offline', async () => {
		server.always( 'GET', MEMBER, withWorks() );
		show( at );
		await screen.findByText( 'Atlas' );
		goOffline( true );
		await screen.findByText( /^You are offline/ );
		await press( 'Open Signs' );
		expect(
			await screen.findByRole( 'dialog', { name: 'Signs' } )
		).toBeVisible();
		goOffline( false );
	} );
} );

describe( 'an open portfolio', () => {
	const at = '/designer/designer';

	it( 'shows strangers what members see, and how one comes to write', async () => {
		server.always( 'GET', MEMBER, [
			{
				...withWorks()[ 0 ],
				bio: 'I draw letters.',
				open: 'link',
				can: undefined,
			},
		] );
		show( at, designer, true );
		await screen.findByRole( 'button', { name: 'Open Atlas' } );
		expect( screen.getByText( 'I draw letters.' ) ).toBeVisible();
		expect(
			screen.getByRole( 'heading', {
				name: 'Noémie Favre answers members.',
			} )
		).toBeVisible();
		expect(
			screen.getByText( 'Sign up to write to each other.' )
		).toBeVisible();
		expect( links( 'Work with me' ) + count( 'button', /^Report/ ) ).toBe(
			0
		);
	} );

	it.each( [
		[ 'off', 'This is how others see you.' ],
		[ 'link', 'Open to everybody with the link.' ],
		[ 'index', 'Open to everybody, and to search engines.' ],
	] as const )(
		'tells its owner who sees it: %s',
		async ( openness, words ) => {
			setSession( { token: 't', user_nicename: 'designer' } );
			server.always( 'GET', MEMBER, withWorks( owned ) );
			show( at, { ...designer, portfolio_open: openness } );
			await screen.findByText( words );
			expect(
				screen.getByRole( 'link', { name: 'Who sees it' } )
			).toHaveAttribute( 'href', '/settings?tab=about-me#who-sees-it' );
		}
	);
} );

describe( 'a project’s address', () => {
	const at = '/designer/designer/atlas';
	const link = `http://localhost${ at }`;
	const addressed = works.map( ( work ) =>
		work.title.rendered === 'Atlas' ? { ...work, link } : work
	);
	const atlas = addressed.find( ( work ) => work.link === link );
	const refusal = { code: 'rest_forbidden', message: 'Please log in.' };
	const AT = /\/work$/;

	beforeEach( () =>
		server.always( 'GET', MEMBER, withWorks( {}, addressed ) )
	);

	it( 'is that of the slideshow over the profile, and Back closes it', async () => {
		const { router } = show( '/designer/designer' );
		const tile = await screen.findByRole( 'button', {
			name: 'Open Atlas',
		} );
		await user.click( tile );
		await screen.findByRole( 'dialog', { name: 'Atlas' } );
		expect( router.state.location.pathname ).toBe( at );
		await waitFor( () =>
			expect( document.title ).toContain( 'Atlas – Noémie Favre' )
		);
		await router.navigate( -1 );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( router.state.location.pathname ).toBe( '/designer/designer' );
		expect( tile ).toHaveFocus();
		expect( document.title ).toContain( 'Noémie Favre' );
		expect( document.title ).not.toContain( 'Atlas' );
	} );

	it( 'shows a page of its own to who comes from elsewhere', async () => {
		show( at );
		const asked = await server.next( 'GET', AT );
		expect( asked.query.get( 'slug' ) ).toBe( 'atlas' );
		await asked.answer( [ atlas ] );
		await named( 'Atlas' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( document.title ).toContain( 'Atlas – Noémie Favre' );
		expect(
			screen.getByRole( 'link', { name: /Noémie Favre/ } )
		).toHaveAttribute( 'href', '/designer/designer' );
		expect( links( /^Next project/ ) ).toBe( 1 );
	} );

	it( 'is not found for members where there is none', async () => {
		show( at );
		await ( await server.next( 'GET', AT ) ).answer( [] );
		expect( await named( 'Page not found' ) ).toBeVisible();
	} );

	it( 'is the wall for strangers where the portfolio is closed', async () => {
		server.always( 'GET', MEMBER, [ serverAnswers.designers[ 0 ] ] );
		show( at, designer, true );
		await ( await server.next( 'GET', AT ) ).answer( refusal, 401 );
		expect(
			await screen.findByText(
				'You need to sign up to see the projects.'
			)
		).toBeVisible();
	} );

	it( 'shows strangers an unlisted project and whose it is, and nothing else', async () => {
		const [ card ] = serverAnswers.designers;
		server.always( 'GET', MEMBER, [] );
		show( at, designer, true );
		await (
			await server.next( 'GET', AT )
		).answer( [ { ...atlas, visibility: 'unlisted', by: card } ] );
		await named( 'Atlas' );
		expect(
			screen.getByRole( 'link', { name: card?.name } )
		).toHaveAttribute( 'href', `/designer/${ card?.slug }` );
		expect( links( /project$/ ) ).toBe( 0 );
		expect(
			server.asked.filter( ( { path } ) => AT.test( path ) )
		).toHaveLength( 1 );
	} );

	it( 'tells why it cannot be shown, and tries again', async () => {
		show( at );
		await ( await server.next( 'GET', AT ) ).answer( mended, 429 );
		await screen.findByText( mended.message );
		await press( 'Try again' );
		await ( await server.next( 'GET', AT ) ).answer( [ atlas ] );
		expect( await named( 'Atlas' ) ).toBeVisible();
	} );
} );

describe( 'a company’s page', () => {
	const at = '/project/startup';
	const card = async ( { title }: Mission ) =>
		within(
			( await screen.findByText( title.rendered ) ).closest(
				'details'
			) as HTMLElement
		);
	const words = ( all: HTMLElement[] ) =>
		all.map( ( { textContent } ) => textContent );

	/** As seen by the owner, or by somebody who may do this. */
	const seenBy = ( slug: string, can: object, jobs: object[] ) => {
		setSession( { token: 't', user_nicename: slug } );
		server.always( 'GET', MEMBER, [
			{ ...project, can: { ...project.can, ...can } },
		] );
		server.always( 'GET', /\/mission$/, jobs );
		server.always( 'GET', /\/application$/, [] );
		show( at, designer );
	};

	it.each( [
		[ 'the owner', 'startup', { edit: true, apply: false } ],
		[ 'another company', 'loop', { apply: false } ],
		[ 'a designer', 'max', {} ],
		[ 'an administrator', 'admin', { edit: true } ],
	] )( 'gives %s the controls that are theirs', async ( _who, slug, can ) => {
		seenBy( slug, can, serverAnswers.missions );
		await card( open );
		const isOwner = Number( slug === 'startup' );
		expect( links( 'Apply' ) ).toBe( 'apply' in can ? 0 : 1 );
		expect( links( 'Post design job' ) ).toBe( isOwner );
		expect( links( 'Edit my profile' ) ).toBe( isOwner );
	} );

	it( 'lets the owner change, close, delete and see candidates', async () => {
		seenBy( 'startup', { edit: true }, serverAnswers.own_missions );
		const job = await card( open );
		expect( words( job.getAllByRole( 'button' ) ) ).toEqual( [
			'Renew',
			'Duplicate',
			'Close mission',
			'Delete',
		] );
		expect( words( job.getAllByRole( 'link' ) ) ).toEqual( [ 'Edit' ] );
		await job.findByRole( 'heading', { name: 'Candidates' } );
		await job.findByText( 'No application yet' );
		await press( 'Show past jobs' );
		expect(
			words( ( await card( past ) ).getAllByRole( 'button' ) )
		).toEqual( [ 'Duplicate', 'Delete' ] );
	} );

	it( 'shows others the open jobs alone, and the past ones when asked', async () => {
		seenBy( 'max', {}, serverAnswers.missions );
		const job = await card( open );
		expect( job.queryByRole( 'button' ) ).toBeNull();
		expect( job.queryByText( 'Closed' ) ).toBeNull();
		expect( screen.queryByText( 'Candidates' ) ).toBeNull();
		expect(
			screen.getByRole( 'heading', { name: '1 open design job' } )
		).toBeVisible();
		expect( screen.queryByText( past.title.rendered ) ).toBeNull();
		const toggle = screen.getByRole( 'button', { name: /past jobs/ } );
		expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( toggle );
		expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
		( await card( past ) ).getByText( 'Closed' );
		await press( 'Hide past jobs' );
		expect( screen.queryByText( past.title.rendered ) ).toBeNull();
	} );

	it.each( [
		[ 'offers others nothing to apply to', 'max', 0 ],
		[ 'shows the owner how to post one', 'startup', 2 ],
	] )( 'without an open job %s', async ( _what, slug, ways ) => {
		seenBy( slug, { edit: true, apply: false }, [ past ] );
		await screen.findByText( 'No design job is open at the moment.' );
		expect( links( 'Post design job' ) ).toBe( ways );
		expect( links( 'Apply' ) ).toBe( 0 );
	} );
} );
