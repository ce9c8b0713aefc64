<?php
/** Tells a member that a project, a design job or a message is shown again. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\Trust\Reportables;
use DesignMarketplace\Trust\Statement;

/** Payload: `decision` (id of the second one). Not sent if the item is hidden again by then. */
final class Item_Shown implements Message {

	public static function id(): string {
		return 'item_shown';
	}

	public function name(): string {
		return __( 'Project, design job or message shown again', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( reaches_off: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( '"{item}" on {site} is shown again', 'design-marketplace' ),
			'heading' => __( '"{item}" is back.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nWe have looked at \"{item}\" again and reversed our decision. It is shown as before.",
				'design-marketplace'
			),
			'button'  => __( 'See it on the site', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$record = Decisions::find( $to->user_id, (int) ( $payload['decision'] ?? 0 ) );
		$thing  = $record ? Decisions::thing( $record ) : null;
		return ! $record || ! $thing || Reportables::hidden_by( $thing ) > 0
			? null
			: new Mail_Content( array( 'item' => ( new Statement( $record, $to->user_id ) )->title() ), self::url( $thing ) );
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array( 'item' => Example::mission() ), home_url( '/' ) );
	}

	/** The item's address; the home page if it was deleted. */
	private static function url( Reported_Item $thing ): string {
		$owner    = get_userdata( $thing->owner );
		$missions = Reported_Kind::Mission === $thing->kind ? Listed_Jobs::posts( array( $thing->id ) ) : array();
		return match ( true ) {
			array() !== $missions                              => Listed_Jobs::target( $missions ),
			Reported_Kind::Work === $thing->kind && $owner && $thing->post() => add_query_arg(
				'project',
				$thing->id,
				home_url( "/designer/{$owner->user_nicename}" )
			),
			default                                            => home_url( '/' ),
		};
	}
}
