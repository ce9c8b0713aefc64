<?php
/** Sends an applicant a copy of what they wrote to a company. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Members\Member_Fields;

/** Payload: `applications` (post ids of one call). */
final class Application_Copy implements Message {

	public static function id(): string {
		return 'application_copy';
	}

	public function name(): string {
		return __( 'Copy of an application', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( speaker_event: 'application_copy' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'You applied to {company}: {mission}', 'design-marketplace' ),
			'heading' => __( 'What you wrote.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nThis is the copy you asked for. You have applied to {company}:\n{missions}",
				'design-marketplace'
			),
			'button'  => __( 'See my applications', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$applications = Listed_Jobs::posts( (array) ( $payload['applications'] ?? array() ) );
		$missions     = Listed_Jobs::posts( array_column( $applications, 'post_parent' ) );
		$author       = $missions ? get_userdata( (int) $missions[0]->post_author ) : false;
		if ( ! $author || ! Ownership::is_of( $to->user_id, $applications[0] ) ) {
			return null;
		}
		return new Mail_Content(
			array(
				'company' => Member_Fields::display_name( $author ),
				'mission' => Listed_Jobs::summary( $missions ),
			),
			home_url( '/applications' ),
			$applications[0]->post_content,
			links: array( 'missions' => Listed_Jobs::links( $missions ) )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'company' => Example::company(),
				'mission' => Example::mission(),
			),
			home_url( '/applications' ),
			Example::words(),
			links: array( 'missions' => Example::links() )
		);
	}
}
