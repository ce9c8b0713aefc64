// The frame of the two mail screens: whom one writes to, and whether one may.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { NotFound } from '../../../components/not-found';
import { PageSkeleton } from '../../../components/skeletons';
import { useRecipient } from '../hooks/use-applications';
import type { Recipient } from '../types';
import '../applications.css';

interface MailPageProps {
	slug: string;
	title: ( recipient: Recipient ) => string;
	allowed: ( recipient: Recipient ) => boolean;
	profile: string;
	children: ( recipient: Recipient ) => ReactNode;
}

export const MailPage = ( {
	slug,
	title,
	allowed,
	profile,
	children,
}: MailPageProps ) => {
	const { data: recipient, isLoading, error, refetch } = useRecipient( slug );
	if ( isLoading ) {
		return <PageSkeleton />;
	}
	if ( error ) {
		return <ErrorState error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! recipient ) {
		return <NotFound />;
	}
	if ( ! allowed( recipient ) ) {
		return (
			<EmptyState
				level={ 1 }
				title={ __(
					'You cannot write from here at the moment.',
					'design-marketplace'
				) }
				text={ __(
					'Either nothing is open, or this page is for the other side of the marketplace.',
					'design-marketplace'
				) }
				action={
					<ButtonLink to={ profile } icon="arrow-left">
						{ __( 'Back to the profile', 'design-marketplace' ) }
					</ButtonLink>
				}
			/>
		);
	}
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-11" tabIndex={ -1 }>
					{ title( recipient ) }
				</h1>
			</div>
			<div className="grid mail-body">
				<div className="c4-10">{ children( recipient ) }</div>
			</div>
		</>
	);
};
