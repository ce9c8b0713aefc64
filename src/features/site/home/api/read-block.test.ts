import shapes from '../../../../../includes/Kernel/Contract/shapes.json';
import type { HomeBlock } from '../../../../contract/shapes';
import { readBlock } from './read-block';

const image = {
	id: 7,
	alt: 'A poster',
	width: 1500,
	height: 1000,
	base_path: '/u/',
	breakpoints: {
		xs: { '1x': 'a.jpg', '2x': 'a.jpg' },
		lg: { '1x': 'a.jpg', '2x': 'a.jpg' },
	},
};

const names = shapes.definitions.home_block.properties.name
	.enum as HomeBlock[ 'name' ][];

describe( 'a block of the home page', () => {
	it.each( names )( '%s stands without any of its props', ( name ) => {
		expect( readBlock( { name, props: {} } )?.name ).toBe( name );
		expect( readBlock( { name } )?.name ).toBe( name );
	} );

	it.each( names )( '%s drops props of another kind', ( name ) => {
		const odd = [ null, 5, 'x', [ 'y', null, 3 ], { a: 1 }, true ];
		const keys = [
			'title',
			'text',
			'pictures',
			'figures',
			'items',
			'designer',
			'image',
			'speed',
			'url',
			'anchor',
		];
		odd.forEach( ( value ) =>
			expect( () =>
				readBlock( {
					name,
					props: Object.fromEntries(
						keys.map( ( key ) => [ key, value ] )
					),
				} )
			).not.toThrow()
		);
	} );

	it( 'the hero has a text for each role, the first for both where one is missing', () => {
		const hero = ( props: Record< string, unknown > ) =>
			readBlock( { name: 'hero', props } )?.props;
		expect(
			hero( { text: 'For you', text_contractor: 'For them' } )
		).toMatchObject( {
			text: { designer: 'For you', entrepreneur: 'For them' },
		} );
		expect( hero( { text: 'For all' } ) ).toMatchObject( {
			text: { designer: 'For all', entrepreneur: 'For all' },
		} );
	} );

	it( 'the hero leads designers to open jobs, entrepreneurs to designers', () => {
		expect(
			readBlock( {
				name: 'hero',
				props: {
					open_now: [
						{
							id: 4,
							title: 'A <b>lamp',
							company: 'Kubatur',
							slug: 'kubatur',
							locale: 'de',
						},
						{ id: 'x', title: 'Odd' },
					],
					newest: [
						{
							id: 9,
							slug: 'ada',
							name: 'Ada',
							job: 'Typesetter',
							city: 'Biel',
							locale: 'fr',
						},
						{ id: 10, slug: 'leo', name: 'Leo', locale: 'fr' },
					],
					pictures: [ { image, link: '/designer/ada', name: 'Ada' } ],
				},
			} )?.props
		).toMatchObject( {
			now: {
				designer: [
					{
						to: '/project/kubatur/mission/4',
						title: 'A <b>lamp',
						locale: 'de',
						name: 'Kubatur',
					},
				],
				entrepreneur: [
					{
						to: '/designer/ada',
						title: 'Typesetter',
						locale: 'fr',
						name: 'Ada, Biel',
					},
					{ to: '/designer/leo', title: 'Leo', locale: null },
				],
			},
			pictures: { designer: [ { name: 'Ada' } ] },
		} );
	} );

	it( 'of an unknown name is left out', () => {
		expect(
			readBlock( { name: 'carousel' as 'hero', props: {} } )
		).toBeNull();
		expect(
			readBlock( { name: 'toString' as 'hero', props: {} } )
		).toBeNull();
	} );

	it( 'hero has a claim, figures and pictures for each role', () => {
		const section = readBlock( {
			name: 'hero',
			props: {
				title: 'Show work.<br>Get work.',
				title_contractor: 'Post a job.',
				btn_txt: 'Sign up',
				btn_link: '/signup',
				anchor_txt: 'How it works',
				anchor: '#how',
				figures: { designers: 482, jobs: 28, past_projects: 131 },
				pictures: [
					{ image, link: '/designer/a' },
					{ image: null, link: '' },
					{ image: { ...image, id: 8 }, link: '' },
				],
				pictures_contractor: [ { image: { ...image, id: 9 } } ],
			},
		} );
		expect( section?.props ).toMatchObject( {
			title: {
				designer: 'Show work.\nGet work.',
				entrepreneur: 'Post a job.',
			},
			link: { label: 'Sign up', to: '/signup' },
			jump: { label: 'How it works', anchor: 'how' },
			figures: { designers: 482, jobs: 28, projects: 131 },
			pictures: {
				designer: [
					{ image: { id: 7 }, link: '/designer/a' },
					{ image: { id: 8 }, link: '' },
				],
				entrepreneur: [ { image: { id: 9 } }, { image: { id: 8 } } ],
			},
		} );
	} );

	it( 'past_projects leads to /showcase unless told otherwise', () => {
		expect(
			readBlock( { name: 'past_projects', props: {} } )?.props
		).toMatchObject( {
			link: { label: 'View all done projects', to: '/showcase' },
		} );
	} );

	it( 'testimonials keep what somebody says, at a pace one can read', () => {
		expect(
			readBlock( {
				name: 'testimonials',
				props: {
					speed: 10,
					items: [
						{ name: 'A', job: 'B', content: 'C', avatar: image },
						{ name: 'mute', content: '' },
					],
				},
			} )?.props
		).toMatchObject( {
			speed: 6000,
			items: [ { name: 'A', job: 'B', content: 'C' } ],
		} );
	} );
} );
