<?php
/** The page on the site where two members write to each other, for emails with a text of one to the other. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

final class Answer_Url {

	public static function of( int $designer, int $contractor ): string {
		return (string) Conversation_Rows::between( $designer, $contractor )?->url();
	}
}
