// /: the blocks of the page with the slug home, in the editor's order.
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import { ErrorState } from '../../../../components/error-state';
import { PageSkeleton } from '../../../../components/skeletons';
import { getBoot } from '../../../../lib/boot';
import { useDocumentTitle } from '../../../../lib/document-title';
import { lazyPart } from '../../../../lib/load-chunk';
import type { PageRole } from '../../../../lib/page-role';
import { readBlock } from '../api/read-block';
import { Events } from '../components/events';
import { Hero } from '../components/hero';
import { HowItWorks } from '../components/how-it-works';
import { PastProjects } from '../components/past-projects';
import { ButtonLink } from '../../../../components/button';
import { Said } from '../../../../components/said';
import { OnlyIn } from '../../../../components/only-in';
import { useNear } from '../../../../lib/use-near';
import { WrittenIn } from '../../../../lib/written-in';
import { Picture } from '../../../../components/picture';
import * as sizes from '../../../../contract/sizes';
import { ImageFrame, PresentationFrame } from '../components/frames';
import { Lines } from '../components/lines';
import { homeQuery } from '../api/home-api';
import { useCurrentUser } from '../../../../lib/current-user';
import { pageRoleOf, usePageRole } from '../../../../lib/page-role';
import type { HomeSection, SectionProps } from '../api/read-block';
import '../blocks.css';
import '../home.css';

// The marketplace in one large statement and three figures.

const Presentation = ( {
	title,
	text,
	figures,
	link,
}: SectionProps[ 'ebd_presentation' ] ) => (
	<PresentationFrame
		title={
			title && (
				<h2 className="c1-3 t4">
					<Said locale="">{ title }</Said>
				</h2>
			)
		}
		figures={ figures }
		way={
			link && (
				<ButtonLink
					to={ link.to }
					variant="second"
					iconAfter="arrow-right"
				>
					{ link.label }
				</ButtonLink>
			)
		}
	>
		<p className="c4-12 t2">
			<Lines text={ text } />
		</p>
	</PresentationFrame>
);

// One large picture that leaves the page on the right, its caption in the margin.

const WideImage = ( { image, caption }: SectionProps[ 'image' ] ) =>
	image && (
		<ImageFrame
			caption={
				caption && (
					<figcaption className="c1-3 small soft">
						<Lines text={ caption } />
					</figcaption>
				)
			}
		>
			<Picture image={ image } sizes={ sizes.wide } />
		</ImageFrame>
	);

// The role that the home page addresses: the visitor's choice, kept while the app runs, otherwise the member's own role.

let lastChosen: PageRole | null = null;

function useHomeRole(): [ PageRole, ( role: PageRole ) => void ] {
	const { user } = useCurrentUser();
	const [ chosen, setChosen ] = useState( lastChosen );
	const role = chosen ?? pageRoleOf( user?.role );
	usePageRole( role );
	const choose = ( next: PageRole ) => {
		lastChosen = next;
		setChosen( next );
	};
	return [ role, choose ];
}

// Parts far down the page are fetched and shown when people scroll near them. Until then their space is kept.

const AHEAD = '800px 0px';

const WhenNear = ( { children }: { children: ReactNode } ) => {
	const [ isNear, ref ] = useNear( AHEAD );
	const [ wasNear, setWasNear ] = useState( false );
	useEffect( () => {
		if ( isNear ) {
			setWasNear( true );
		}
	}, [ isNear ] );
	const room = <div ref={ ref } className="part-room" />;
	return wasNear ? <Suspense fallback={ room }>{ children }</Suspense> : room;
};

const Testimonials = lazyPart(
	() => import( '../components/testimonials' ),
	'Testimonials'
);

const Video = lazyPart( () => import( '../components/video' ), 'Video' );

interface SectionPlace {
	section: HomeSection;
	role: PageRole;
	onRole: ( role: PageRole ) => void;
}

const Section = ( { section, role, onRole }: SectionPlace ): ReactElement => {
	switch ( section.name ) {
		case 'hero':
			return <Hero { ...section.props } { ...{ role, onRole } } />;
		case 'image':
			return <WideImage { ...section.props } />;
		case 'how_it_works':
			return <HowItWorks { ...section.props } { ...{ role, onRole } } />;
		case 'ebd_presentation':
			return <Presentation { ...section.props } />;
		case 'events':
			return <Events { ...section.props } />;
		case 'past_projects':
			return <PastProjects { ...section.props } />;
		case 'testimonials':
			return (
				<WhenNear>
					<Testimonials { ...section.props } />
				</WhenNear>
			);
		case 'video':
			return (
				<WhenNear>
					<Video { ...section.props } />
				</WhenNear>
			);
	}
};

/** The hero of a home page without content. */
const plainHero = ( title: string ) =>
	readBlock( {
		name: 'hero',
		props: {
			title,
			btn_txt: __( 'Designers', 'design-marketplace' ),
			btn_link: '/designers',
		},
	} );

export default function HomeScreen() {
	const { data, error, isFetching, refetch } = useQuery( homeQuery() );
	const [ role, onRole ] = useHomeRole();
	useDocumentTitle( '' );

	if ( ! data ) {
		return error ? (
			<div className="section grid">
				<h1 className="sr">{ getBoot().siteName }</h1>
				<ErrorState
					error={ error }
					retrying={ isFetching }
					onRetry={ refetch }
				/>
			</div>
		) : (
			<PageSkeleton />
		);
	}
	const { siteName } = getBoot();
	const hero = plainHero( siteName || data.title );
	const sections =
		data.sections.length > 0 || ! hero ? data.sections : [ hero ];
	return (
		<WrittenIn.Provider value={ data.locale }>
			<OnlyIn languages={ data.languages } />
			{ ! sections.some( ( { name } ) => name === 'hero' ) && (
				<h1 className="sr">{ siteName || data.title }</h1>
			) }
			{ sections.map( ( section, index ) => (
				<Section
					key={ index }
					section={ section }
					role={ role }
					onRole={ onRole }
				/>
			) ) }
		</WrittenIn.Provider>
	);
}
