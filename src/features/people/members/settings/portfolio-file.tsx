// One's whole portfolio as one file: taken along, and brought in where there is none yet.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FieldGroup } from '../../../../components/field';
import { FilePicker } from '../../../../components/file-picker';
import { Link } from '../../../../components/link';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { UploadProgress } from '../../../../components/upload-progress';
import { ApiError, messageOf } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { profilePath } from '../../../../lib/paths';
import { KEYS } from '../../../../lib/query-keys';
import {
	bringPortfolio,
	fetchPortfolio,
	portfolioQuery,
} from '../api/portfolio-api';
import type { MemberPrivate } from '../types';
import { DownloadButton } from './download-button';

/** What is wrong with the file, or why it was not taken. */
const reasonOf = ( error: unknown ): string =>
	( error instanceof ApiError && error.params.file ) || messageOf( error );

const arrived = ( works: number ): string =>
	sprintf(
		/* translators: %d: number of projects. */
		_n(
			'%d project is in your portfolio now.',
			'%d projects are in your portfolio now.',
			works,
			'design-marketplace'
		),
		works
	);

const BringIn = ( { member }: { member: MemberPrivate } ) => {
	const query = portfolioQuery( member );
	const { data } = useQuery( query );
	const { refresh } = useCurrentUser();
	const queries = useQueryClient();
	const [ progress, setProgress ] = useState< number | null >( null );
	const [ came, setCame ] = useState( 0 );
	const stop = useRef< AbortController >();
	const box = useRef< HTMLDivElement >( null );
	const state = data?.state;
	const works = data?.works ?? 0;

	const arrive = ( number: number ) => {
		setCame( number );
		announce( arrived( number ) );
		[ KEYS.works, KEYS.member ].forEach( ( key ) => {
			void queries.invalidateQueries( { queryKey: [ key ] } );
		} );
		void refresh();
	};
	const arriving = useRef( arrive );
	arriving.current = arrive;
	const before = useRef( state );
	useEffect( () => {
		if ( before.current === 'running' && state === 'done' ) {
			arriving.current( works );
		}
		before.current = state;
	}, [ state, works ] );

	const { mutate, error } = useMutation( {
		mutationFn: ( file: File ) => {
			stop.current = new AbortController();
			// What has the focus goes, here and when all is there.
			box.current?.focus();
			setCame( 0 );
			setProgress( 0 );
			return bringPortfolio( member, file, {
				onProgress: setProgress,
				signal: stop.current.signal,
			} );
		},
		onSuccess: async () => {
			const now = await queries.fetchQuery( { ...query, staleTime: 0 } );
			if ( now.state === 'done' ) {
				arrive( now.works );
			}
		},
		onSettled: () => setProgress( null ),
	} );

	const isCancelled = error?.name === 'AbortError';
	if ( state === 'running' ) {
		return (
			<div ref={ box } tabIndex={ -1 }>
				<Notice isAnnounced>
					<p>{ data?.message }</p>
					<p>
						{ __(
							'You can leave this page: your projects appear together when all is there.',
							'design-marketplace'
						) }
					</p>
				</Notice>
			</div>
		);
	}
	return (
		<div ref={ box } tabIndex={ -1 }>
			{ came > 0 && (
				<Notice kind="ok" isAnnounced>
					{ arrived( came ) }{ ' ' }
					<Link className="link" to={ profilePath( member ) }>
						{ __( 'See them', 'design-marketplace' ) }
					</Link>
				</Notice>
			) }
			{ state === 'failed' && ! error && progress === null && (
				<Notice kind="bad">{ data?.message }</Notice>
			) }
			{ error && ! isCancelled && (
				<Notice kind="bad">{ reasonOf( error ) }</Notice>
			) }
			{ progress === null ? (
				<FilePicker
					label={ __( 'Portfolio', 'design-marketplace' ) }
					accept=".zip,application/zip"
					buttonLabel={ __(
						'Bring a portfolio in (.zip)',
						'design-marketplace'
					) }
					onFile={ ( file ) => mutate( file ) }
				/>
			) : (
				<UploadProgress
					label={
						progress < 1
							? __( 'Upload', 'design-marketplace' )
							: __( 'Being read', 'design-marketplace' )
					}
					value={ progress }
					onCancel={ () => stop.current?.abort() }
				/>
			) }
		</div>
	);
};

export const PortfolioFile = ( { member }: { member: MemberPrivate } ) => (
	<FieldGroup
		label={ __( 'Your portfolio in one file', 'design-marketplace' ) }
		hint={ __(
			'All projects with their pictures and texts, to keep, to look at without a connection, or to bring in on another site like this one. It can be brought in where you have no projects yet.',
			'design-marketplace'
		) }
	>
		<div className="btns">
			<DownloadButton
				fetchFile={ () => fetchPortfolio( member ) }
				name={ `${ member.slug }-portfolio.zip` }
				said={ __(
					'Your portfolio is being downloaded.',
					'design-marketplace'
				) }
			>
				{ __( 'Take everything along (.zip)', 'design-marketplace' ) }
			</DownloadButton>
		</div>
		<BringIn member={ member } />
	</FieldGroup>
);
