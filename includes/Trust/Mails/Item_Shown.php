<?php
/**
 * Tells a member that a project, a design job or a message is shown again.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Letter;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Missions\Mails\Example;
use DesignMarketplace\Trust\Reportables;
use DesignMarketplace\Trust\Statement;

/**
 * Payload: `decision` (id of the second one). Says nothing once the item is hidden again.
 */
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
			'body'    => __( "Hello {name},\n\nWe have looked at \"{item}\" again and taken our decision back. It is shown as before.", 'design-marketplace' ),
			'button'  => __( 'Go to {site}', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Letter {
		$record = Decisions::find( $to->user_id, (int) ( $payload['decision'] ?? 0 ) );
		return ! $record || Reportables::hidden_by( Decisions::thing( $record ) ) > 0 ? null : new Letter( array( 'item' => ( new Statement( $record, $to->user_id ) )->title() ), home_url( '/' ) );
	}

	public function sample(): Letter {
		return new Letter( array( 'item' => Example::mission() ), home_url( '/' ) );
	}
}
