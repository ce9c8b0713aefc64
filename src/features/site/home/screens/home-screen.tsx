// /: the blocks of the page with the slug home, in the editor's order.
import { lazy } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { ErrorState } from '../../../../components/error-state';
import { PageSkeleton } from '../../../../components/skeletons';
import { getBoot } from '../../../../lib/boot';
import { useDocumentTitle } from '../../../../lib/document-title';
import { loadChunk } from '../../../../lib/load-chunk';
import type { PageRole } from '../../../../lib/page-role';
import { readBlock } from '../api/read-block';
import { Events } from '../components/events';
import { Hero } from '../components/hero';
import { HowItWorks } from '../components/how-it-works';
import { PastProjects } from '../components/past-projects';
import { Presentation } from '../components/presentation';
import { WhenNear } from '../components/when-near';
import { WideImage } from '../components/wide-image';
import { useHome } from '../hooks/use-home';
import { useHomeRole } from '../hooks/use-home-role';
import type { HomeSection } from '../types';
import '../blocks.css';
import '../home.css';

const Testimonials = lazy( () =>
	loadChunk( () => import( '../components/testimonials' ) ).then(
		( module ) => ( { default: module.Testimonials } )
	)
);

const Video = lazy( () =>
	loadChunk( () => import( '../components/video' ) ).then( ( module ) => ( {
		default: module.Video,
	} ) )
);

interface SectionProps {
	section: HomeSection;
	role: PageRole;
	onRole: ( role: PageRole ) => void;
}

const Section = ( { section, role, onRole }: SectionProps ): ReactElement => {
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
	const { data, error, isFetching, refetch } = useHome();
	const [ role, onRole ] = useHomeRole();
	useDocumentTitle( '' );

	if ( ! data ) {
		return error ? (
			<div className="section grid">
				<h1 className="sr">{ getBoot().siteName }</h1>
				<ErrorState
					error={ error }
					retrying={ isFetching }
					onRetry={ () => void refetch() }
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
		<>
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
		</>
	);
}
