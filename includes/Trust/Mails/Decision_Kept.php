<?php
/** Tells a member who has objected that the decision was upheld. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\Trust\Statement;

/** Payload: `decision` (id of the second one). */
final class Decision_Kept implements Message {

	public static function id(): string {
		return 'decision_kept';
	}

	public function name(): string {
		return __( 'Decision upheld after an objection', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'We have read your objection on {site}', 'design-marketplace' ),
			'heading' => __( 'We stand by our decision.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nWe have read what you wrote and looked at it again. We stand by our decision: {decision}\n\nThe reason: {reason}\n\nThe rule: {rule}\n\nYou can also turn to a court, or to a certified body that settles disputes out of court. On the page behind the button you can download your data and delete the account.",
				'design-marketplace'
			),
			'button'  => __( 'See what you can do', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$second = Decisions::find( $to->user_id, (int) ( $payload['decision'] ?? 0 ) );
		$first  = $second ? Decisions::find( $to->user_id, $second['about'] ) : null;
		if ( ! $second || ! $first ) {
			return null;
		}
		$statement = new Statement( $first, $to->user_id );
		return new Mail_Content(
			array(
				'decision' => $statement->heading(),
				'reason'   => '' === $second['words'] ? $statement->reason() : $second['words'],
				'rule'     => $statement->rule(),
			),
			Account_Link::url( $to->user_id, $first['id'] )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'decision' => __( 'Your account is off.', 'design-marketplace' ),
				'reason'   => Decision_Reason::Spam->label(),
				'rule'     => Reason_Texts::rule( Decision_Reason::Spam, substr( determine_locale(), 0, 2 ) ),
			),
			home_url( '/' )
		);
	}
}
