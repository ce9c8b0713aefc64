// Shows whether a startup's university or a designer's school is confirmed, and lets the member confirm it.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { Notice } from '../../../../components/notice';
import { universityOf } from '../../../../components/university';
import type { Affiliation, MemberPrivate } from '../../../../contract/shapes';
import { useCurrentUser } from '../../../../lib/current-user';
import { formatDate } from '../../../../lib/format';
import { formatDay } from '../../../../lib/format-day';
import { fetchAffiliation } from '../api/verification-api';
import type { MemberValues } from '../types';
import { AskDialog } from './ask-dialog';
import { KEYS } from '../../../../lib/query-keys';

const dayOf = ( date: string ): string =>
	formatDay( date.replace( /-/g, '/' ) );

const endWords = ( { why, date }: NonNullable< Affiliation[ 'ended' ] > ) => {
	const words = {
		/* translators: %s: day. */
		lapsed: __( 'The confirmation expired on %s.', 'design-marketplace' ),
		/* translators: %s: day. */
		company: __(
			'The confirmation ended on %s because the company’s name was changed.',
			'design-marketplace'
		),
		/* translators: %s: day. */
		university: __(
			'The confirmation ended on %s because the university was changed.',
			'design-marketplace'
		),
		/* translators: %s: day. */
		administrator: __(
			'The people who run this site withdrew the confirmation on %s.',
			'design-marketplace'
		),
		/* translators: %s: day. */
		domain: __(
			'The confirmation ended on %s because addresses at that domain no longer count for the university.',
			'design-marketplace'
		),
	}[ why ];
	return sprintf( words, dayOf( date ) );
};

/** The state of the confirmation, in one sentence. */
const Standing = ( {
	affiliation,
	isDesigner,
}: {
	affiliation: Affiliation;
	isDesigner: boolean;
} ) => {
	const { verified, until, sent, ended, university, domains } = affiliation;
	return (
		<>
			{ verified && <p>{ universityOf( { verified } ) }</p> }
			{ until && (
				<p className="small soft">
					{ sprintf(
						/* translators: %s: day. */
						__( 'Shown until %s.', 'design-marketplace' ),
						dayOf( until )
					) }
				</p>
			) }
			{ ! verified && ended && <p>{ endWords( ended ) }</p> }
			{ sent && (
				<p>
					{ sprintf(
						/* translators: 1: domain of an email address, 2: day. */
						__(
							'We have sent a link to an address at %1$s. It works until %2$s.',
							'design-marketplace'
						),
						sent.domain,
						formatDate( sent.until )
					) }
				</p>
			) }
			{ ! verified && ! sent && domains.length > 0 && (
				<p className="small soft">
					{ sprintf(
						isDesigner
							? /* translators: %s: school. */
								__(
									'Your email address at %s can confirm that you are or were there. Your page then says so.',
									'design-marketplace'
								)
							: /* translators: %s: university. */
								__(
									'Somebody with an email address of %s can confirm that you belong there. Your pages then say so.',
									'design-marketplace'
								),
						university
					) }
				</p>
			) }
			{ ! verified && domains.length === 0 && (
				<p className="small soft">
					{ __(
						'We do not know which email addresses belong to this university. The people who run this site can confirm that you belong there: please write to them.',
						'design-marketplace'
					) }
				</p>
			) }
		</>
	);
};

/** Warns that saving the typed changes would end the confirmation. */
const Warning = ( { member }: { member: MemberPrivate } ) => {
	const { values, initialValues } = useFormikContext< MemberValues >();
	const changes = (
		[
			'company',
			'affiliated',
			'ecosystem',
			'ecosystem_other',
			'school',
			'school_other',
		] as const
	 ).some( ( name ) => values[ name ] !== initialValues[ name ] );
	return member.verified && changes ? (
		<Notice>
			{ __(
				'Saving ends the confirmation, because it was given for the previous entry.',
				'design-marketplace'
			) }
		</Notice>
	) : null;
};

const Shown = ( { member }: { member: MemberPrivate } ) => {
	const [ asking, setAsking ] = useState( false );
	const isDesigner = member.role === 'designer';
	const client = useQueryClient();
	// The key contains the confirmed facts, so that a change of them fetches the answer again.
	const key = [
		KEYS.affiliation,
		member.id,
		member.company,
		member.ecosystem ?? member.school_name,
		member.verified?.date,
	];
	const { data, error, isFetching, refetch } = useQuery( {
		queryKey: key,
		queryFn: ( { signal } ) => fetchAffiliation( member.id, signal ),
	} );
	if ( error && ! data ) {
		return (
			<ErrorState
				error={ error }
				retrying={ isFetching }
				onRetry={ refetch }
			/>
		);
	}
	if ( ! data ) {
		return null;
	}
	return (
		<>
			<div className="member-chapter">
				<h2 className="t4">
					{ isDesigner
						? __( 'Confirmed school', 'design-marketplace' )
						: __( 'Confirmed university', 'design-marketplace' ) }
				</h2>
				<Standing affiliation={ data } isDesigner={ isDesigner } />
				<Warning member={ member } />
				{ data.domains.length > 0 && (
					<div className="btns">
						<Button
							variant="second"
							small
							onClick={ () => setAsking( true ) }
						>
							{ data.verified || data.sent
								? __(
										'Confirm again by email',
										'design-marketplace'
									)
								: __(
										'Confirm by email',
										'design-marketplace'
									) }
						</Button>
					</div>
				) }
			</div>
			{ asking && (
				<AskDialog
					member={ member }
					affiliation={ data }
					onClose={ () => setAsking( false ) }
					onSent={ ( now ) => {
						client.setQueryData( key, now );
						setAsking( false );
					} }
				/>
			) }
		</>
	);
};

export const Verification = () => {
	const { user } = useCurrentUser();
	return user?.ecosystem || user?.school ? <Shown member={ user } /> : null;
};
