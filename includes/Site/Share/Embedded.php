<?php
/** A kind of page that other sites can embed: a row of Embeds. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;

interface Embedded {

	/** Path of the page that an embed's path stands for; '' if it is of another kind. */
	public static function page( string $path ): string;

	/** Path of the embed of a page that strangers may read; '' for others. */
	public static function path( Destination $destination ): string;

	/** Its title, plain text. */
	public static function title( Destination $destination ): string;

	public static function content( Destination $destination ): Html;
}
