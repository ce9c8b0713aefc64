<?php
/** Tells a company that its design job, or a change of it, was not approved, why, and what it can do. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\Trust\Statement;
use WP_Post;

/** Payload: `mission` (id), `decision` (id). */
final class Job_Rejected implements Message {

	public static function id(): string {
		return 'job_rejected';
	}

	public function name(): string {
		return __( 'Design job not approved', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'contractor' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Not approved: {mission}', 'design-marketplace' ),
			'heading' => __( 'Not published.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nWe have read your design job \"{mission}\" and do not publish it as it is. A new job is a draft again; one that was approved before stays online with the words it had. A person decided this, not a machine.\n\nThe reason: {reason}\n\nThe rule: {rule}\n\nYou can change it and publish it again. On the page behind the button you can tell us once why you disagree, download your data and delete the account. The link works for six months. You can also turn to a court, or to a certified body that settles disputes out of court.",
				'design-marketplace'
			),
			'button'  => __( 'See what you can do', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$mission  = get_post( (int) ( $payload['mission'] ?? 0 ) );
		$id       = (int) ( $payload['decision'] ?? 0 );
		$decision = Decisions::find( $to->user_id, $id );
		if ( ! $mission instanceof WP_Post || ! $decision ) {
			return null;
		}
		$statement = new Statement( $decision, $to->user_id );
		return new Mail_Content(
			array(
				'mission' => $mission->post_title,
				'reason'  => $statement->reason(),
				'rule'    => $statement->rule(),
			),
			Account_Link::url( $to->user_id, $id )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'mission' => Example::mission(),
				'reason'  => Decision_Reason::Unpaid->label(),
				'rule'    => Reason_Texts::rule( Decision_Reason::Unpaid, substr( determine_locale(), 0, 2 ) ),
			),
			home_url( '/' )
		);
	}
}
