// The editor's blocks as typed sections. Missing attributes, and those of a wrong type, become empty.
import { __ } from '@wordpress/i18n';
import type { HomeBlock, ImageObject } from '../../../../contract/shapes';
import { designerPath, missionPath } from '../../../../lib/paths';
import { plainText } from '../../../../lib/plain-text';
import { languageOf } from '../../../../lib/typeset';
import type { Figures, HeroLine, HeroPicture, HomeLink } from '../types';

type Props = Record< string, unknown >;

const SPEED = { usual: 6000, least: 2000 };

const isObject = ( value: unknown ): value is Props =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const textOf = ( value: unknown ): string =>
	typeof value === 'string'
		? plainText( value.replace( /<br\s*\/?>/gi, '\n' ) ).trim()
		: '';

const listOf = ( value: unknown ): Props[] =>
	Array.isArray( value ) ? value.filter( isObject ) : [];

const isImage = ( value: unknown ): value is ImageObject =>
	isObject( value ) &&
	typeof value.base_path === 'string' &&
	isObject( value.breakpoints );

const imageOf = ( value: unknown ): ImageObject | null =>
	isImage( value ) ? value : null;

/** An anchor without its `#`, which editors may leave out. */
const anchorOf = ( value: unknown ): string =>
	textOf( value ).replace( /^#/, '' );

const countOf = ( value: unknown ): number =>
	typeof value === 'number' && value > 0 ? value : 0;

function figuresOf( value: unknown ): Figures | null {
	if ( ! isObject( value ) ) {
		return null;
	}
	const { answered, of } = isObject( value.answer_share )
		? value.answer_share
		: {};
	return {
		answers: countOf( of )
			? { answered: countOf( answered ), of: countOf( of ) }
			: null,
		designers: countOf( value.designers ),
		jobs: countOf( value.jobs ),
		projects: countOf( value.past_projects ),
	};
}

const picturesOf = ( value: unknown ): HeroPicture[] =>
	listOf( value ).flatMap( ( item ) => {
		const image = imageOf( item ) ?? imageOf( item.image );
		return image
			? [
					{
						image,
						link: textOf( item.link ),
						name: textOf( item.name ),
					},
				]
			: [];
	} );

/** A member's own text, which is plain already. */
const ownText = ( value: unknown ): string =>
	typeof value === 'string' ? value.trim() : '';

const jobsOf = ( value: unknown ): HeroLine[] =>
	listOf( value ).flatMap( ( { id, title, company, slug, locale } ) =>
		typeof id === 'number' && ownText( title ) && ownText( slug )
			? [
					{
						id,
						to: missionPath( ownText( slug ), id ),
						title: ownText( title ),
						locale: languageOf( ownText( locale ) ),
						name: ownText( company ),
					},
				]
			: []
	);

const designersOf = ( value: unknown ): HeroLine[] =>
	listOf( value ).flatMap( ( { id, name, job, city, slug, locale } ) =>
		typeof id === 'number' && ownText( slug )
			? [
					{
						id,
						to: designerPath( ownText( slug ) ),
						title: ownText( job ) || ownText( name ),
						locale: ownText( job )
							? languageOf( ownText( locale ) )
							: null,
						name: [
							ownText( job ) && ownText( name ),
							ownText( city ),
						]
							.filter( Boolean )
							.join( ', ' ),
					},
				]
			: []
	);

const pointsOf = ( value: unknown ) =>
	listOf( value )
		.map( ( { title, content } ) => ( {
			title: textOf( title ),
			text: textOf( content ),
		} ) )
		.filter( ( { title, text } ) => title || text );

const testimonialsOf = ( value: unknown ) =>
	listOf( value )
		.map( ( { name, job, content, avatar } ) => ( {
			name: textOf( name ),
			job: textOf( job ),
			content: textOf( content ),
			avatar: imageOf( avatar ),
		} ) )
		.filter( ( { content } ) => content );

const linkOf = ( props: Props, usual: HomeLink ): HomeLink => ( {
	label: textOf( props.btn_txt ) || usual.label,
	to: textOf( props.btn_link ) || usual.to,
} );

const readers = {
	hero: ( props ) => {
		const title = textOf( props.title );
		const jumpLabel = textOf( props.anchor_txt );
		const pictures = picturesOf( props.pictures );
		const own = picturesOf( props.pictures_contractor );
		return {
			title: {
				designer: title,
				entrepreneur: textOf( props.title_contractor ) || title,
			},
			text: {
				designer: textOf( props.text ),
				entrepreneur:
					textOf( props.text_contractor ) || textOf( props.text ),
			},
			link: linkOf( props, {
				label: __( 'Sign up', 'design-marketplace' ),
				to: '/signup',
			} ),
			jump: jumpLabel
				? { label: jumpLabel, anchor: anchorOf( props.anchor ) }
				: null,
			figures: figuresOf( props.figures ),
			pictures: {
				designer: pictures,
				// Small tiles that are missing come from the other role's.
				entrepreneur: [ ...own, ...pictures.slice( own.length ) ],
			},
			now: {
				designer: jobsOf( props.open_now ),
				entrepreneur: designersOf( props.newest ),
			},
		};
	},
	image: ( { image, caption } ) => ( {
		image: imageOf( image ),
		caption: textOf( caption ),
	} ),
	how_it_works: ( { title, anchor, designer, contractor } ) => ( {
		title: textOf( title ) || __( 'How it works', 'design-marketplace' ),
		anchor: anchorOf( anchor ),
		points: {
			designer: pointsOf( designer ),
			entrepreneur: pointsOf( contractor ),
		},
	} ),
	ebd_presentation: ( props ) => ( {
		title: textOf( props.title ),
		text: textOf( props.content ),
		figures: figuresOf( props.figures ),
		link:
			textOf( props.btn_txt ) && textOf( props.btn_link )
				? linkOf( props, { label: '', to: '' } )
				: null,
	} ),
	events: ( { title } ) => ( {
		title: textOf( title ) || __( 'Events', 'design-marketplace' ),
	} ),
	past_projects: ( props ) => ( {
		title:
			textOf( props.title ) ||
			__( 'Done together', 'design-marketplace' ),
		link: linkOf( props, {
			label: __( 'View all done projects', 'design-marketplace' ),
			to: '/showcase',
		} ),
	} ),
	testimonials: ( { title, speed, items } ) => ( {
		title: textOf( title ) || __( 'Testimonials', 'design-marketplace' ),
		speed:
			typeof speed === 'number' && speed >= SPEED.least
				? speed
				: SPEED.usual,
		items: testimonialsOf( items ),
	} ),
	video: ( { url, poster, title, caption } ) => ( {
		url: textOf( url ),
		poster: imageOf( poster ),
		title: textOf( title ),
		caption: textOf( caption ),
	} ),
} satisfies Record< HomeBlock[ 'name' ], ( props: Props ) => object >;

type Readers = typeof readers;

/** Props of each block, by its name. */
export type SectionProps = {
	[ N in keyof Readers ]: ReturnType< Readers[ N ] >;
};

export type HomeSection = {
	[ N in keyof Readers ]: { name: N; props: SectionProps[ N ] };
}[ keyof Readers ];

/** Null for a block this app does not know. */
export function readBlock( block: Partial< HomeBlock > ): HomeSection | null {
	const { name, props } = block;
	if ( ! name || ! Object.hasOwn( readers, name ) ) {
		return null;
	}
	const section = {
		name,
		props: readers[ name ]( isObject( props ) ? props : {} ),
	};
	return section as HomeSection;
}
