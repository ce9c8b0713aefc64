<?php
/** The statement of reasons to a member whose project, design job or message was hidden. */

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
use DesignMarketplace\Trust\Reportables;
use DesignMarketplace\Trust\Statement;

/** Payload: `decision` (id). Not sent if the item is shown again by then. */
final class Item_Hidden implements Message {

	public static function id(): string {
		return 'item_hidden';
	}

	public function name(): string {
		return __( 'Project, design job or message hidden', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( '"{item}" on {site} was hidden', 'design-marketplace' ),
			'heading' => __( '"{item}" is hidden.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nWe have hidden \"{item}\". {restriction}\n\nThe reason: {reason}\n\nThe rule: {rule}\n\n{facts}\n\nOn the page behind the button you can tell us once why you disagree, download your data and delete the account. The link works for six months. You can also turn to a court, or to a certified body that settles disputes out of court.",
				'design-marketplace'
			),
			'button'  => __( 'See what you can do', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$id     = (int) ( $payload['decision'] ?? 0 );
		$record = Decisions::find( $to->user_id, $id );
		if ( ! $record || Reportables::hidden_by( Decisions::thing( $record ) ) !== $id ) {
			return null;
		}
		$statement = new Statement( $record, $to->user_id );
		return new Mail_Content(
			array(
				'item'        => $statement->title(),
				'restriction' => $statement->restriction(),
				'reason'      => $statement->reason(),
				'rule'        => $statement->rule(),
				'facts'       => $statement->facts(),
			),
			Account_Link::url( $to->user_id, $id )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'item'        => Example::mission(),
				'restriction' => __(
					'Only you can see it until an administrator shows it again. Your profile and everything else you published stay as they are.',
					'design-marketplace'
				),
				'reason'      => Decision_Reason::Spam->label(),
				'rule'        => Reason_Texts::rule( Decision_Reason::Spam, substr( determine_locale(), 0, 2 ) ),
				'facts'       => __(
					'We looked at it because it was reported to us. A person decided, not a machine.',
					'design-marketplace'
				),
			),
			home_url( '/' )
		);
	}
}
