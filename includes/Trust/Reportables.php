<?php
/** Finds what keeps the things of a kind, and the decision that hides a thing. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;

final class Reportables {

	/** The keeper of reported things of a kind; null for members and posts. */
	public static function keeper( Reported_Kind $kind ): ?Message_Reports {
		return Reported_Kind::Message === $kind ? new Message_Reports() : null;
	}

	/** Id of the decision that hides a thing, 0 for none. */
	public static function hidden_by( Reported_Item $thing ): int {
		return self::keeper( $thing->kind )?->hidden_by( $thing ) ?? ( $thing->post() ? Hidden::decision( $thing->id ) : 0 );
	}

	/** The label of a text in the evidence; null for those of members and posts. */
	public static function label( string $name ): ?string {
		return Message_Reports::label( $name );
	}
}
