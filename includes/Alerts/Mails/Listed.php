<?php
/** The list in the emails of a search: one line for each job or designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts\Mails;

use DesignMarketplace\Alerts\Hits;
use DesignMarketplace\Alerts\News_Subject;
use DesignMarketplace\Alerts\Saved_Search;
use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Alerts\Search_Link;
use DesignMarketplace\Alerts\Search_Names;
use DesignMarketplace\Alerts\Search_Rows;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Mail\Subject_Line;
use DesignMarketplace\People\Accounts\Ownership;

final class Listed {

	/** Lines in an email. Further ones are only counted. */
	private const LINES = 20;

	/**
	 * The email of a search, or null if no news items are left.
	 * @param array<string,mixed> $payload As queued.
	 */
	public static function letter( Recipient $to, array $payload ): ?Mail_Content {
		$search = Search_Rows::find( (int) ( $payload['search'] ?? 0 ) );
		if ( ! $search || $search->paused || ! Ownership::is_of( $to->user_id, $search->user_id ) ) {
			return null;
		}
		$told = Hits::tellable( $search, Hits::of_mail( $search, $payload ) );
		return ! $told ? null : new Mail_Content(
			array( 'search' => Search_Names::of( $search ), 'first' => Subject_Line::several( array_column( $told, 'label' ) ) ),
			1 === count( $told ) ? reset( $told )->url : $search->url(),
			links: array( 'list' => self::links( $search, array_values( $told ) ) ),
			end_url: $search->is_own() ? '' : Search_Link::url( $search ),
			sent: static fn() => Hits::tell( $to->user_id, array_keys( $told ) )
		);
	}

	/**
	 * @param list<News_Subject> $subjects What is told.
	 * @return list<array{label:string,url:string}>
	 */
	private static function links( Saved_Search $search, array $subjects ): array {
		$links = array_map(
			static fn( News_Subject $subject ): array => array(
				'label' => Search_Kind::Jobs === $subject->kind
					? Listed_Jobs::with_facts( $subject->label, $subject->id )
					: $subject->label,
				'url'   => $subject->url,
			),
			array_slice( $subjects, 0, self::LINES )
		);
		$more  = count( $subjects ) - count( $links );
		if ( $more > 0 ) {
			$links[] = array(
				'label' => sprintf(
					Search_Kind::Jobs === $search->kind
						/* translators: %s: number of design jobs. */
						? _n( '%s more design job', '%s more design jobs', $more, 'design-marketplace' )
						/* translators: %s: number of designers. */
						: _n( '%s more designer', '%s more designers', $more, 'design-marketplace' ),
					number_format_i18n( $more )
				),
				'url'   => $search->url(),
			);
		}
		return $links;
	}
}
