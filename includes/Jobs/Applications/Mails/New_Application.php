<?php
/** Tells a company about an application to its design jobs. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Directory\Face;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Answer_Url;

/**
 * Payload: `applicant` (user id), `applications` (post ids of one call). Replies go to the applicant. Applications that are withdrawn
 * by then are left out.
 */
final class New_Application implements Message {

	/**
	 * @param list<int> $applications Post ids.
	 * @return array{applicant:int,applications:list<int>}
	 */
	public static function payload( int $applicant, array $applications ): array {
		return compact( 'applicant', 'applications' );
	}

	public static function id(): string {
		return 'new_application';
	}

	public function name(): string {
		return __( 'New application', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'contractor', speaker_event: 'application' );
	}

	public function texts(): array {
		return array(
			'subject' => __( '{applicant} applied: {mission}', 'design-marketplace' ),
			'heading' => __( 'New application.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{applicant} has applied to:\n{missions}\n\nReply to this email to write back.",
				'design-marketplace'
			),
			'button'  => __( 'See the candidates', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$applicant    = get_userdata( (int) ( $payload['applicant'] ?? 0 ) );
		$ids          = array_map( 'intval', array_values( (array) ( $payload['applications'] ?? array() ) ) );
		$applications = Listed_Jobs::posts( array_diff( $ids, Application_Table::withdrawn( $ids ) ) );
		$missions     = Listed_Jobs::posts( array_column( $applications, 'post_parent' ) );
		if ( ! $applicant || ! $applications || ! $missions ) {
			return null;
		}
		return new Mail_Content(
			array(
				'applicant' => Member_Fields::display_name( $applicant ),
				'mission'   => Listed_Jobs::summary( $missions ),
			),
			Listed_Jobs::target( $missions ),
			$applications[0]->post_content,
			$applicant->user_email,
			links: array( 'missions' => Listed_Jobs::links( $missions ) ),
			reply_name: Member_Fields::display_name( $applicant ),
			person: Face::of( $applicant ),
			answer_url: Answer_Url::of( $applicant->ID, $to->user_id )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'applicant' => Example::designer(),
				'mission'   => Example::mission(),
			),
			home_url( '/' ),
			Example::words(),
			'ada@example.com',
			links: array( 'missions' => Example::links() ),
			person: Face::sample()
		);
	}
}
