<?php
/** 404. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\View;

final class Not_Found extends Page {

	private const WAYS_ON = array( 'designers', 'jobs', 'showcase', 'tools' );

	/** The request whose answer tells the app's screen that there is no such page or member. */
	public function preloads( Destination $destination, array $query ): array {
		if ( ! preg_match( '#^/(?:(designer|project)/)?([^/]+)$#', $destination->path, $found ) ) {
			return array();
		}
		return array( sprintf( '/wp/v2/%s?slug=%s', '' === $found[1] ? 'pages' : 'users', rawurlencode( rawurldecode( $found[2] ) ) ) );
	}

	public function content( View $view ): Html {
		$number = Html::of( 'p.mega.not-found.c1-9', '4', Html::bare( 'i.form' ), '4', aria_hidden: 'true' );
		$text   = Html::of( 'p.text', __( 'The address may be mistyped, or the page is no longer here.', 'design-marketplace' ) );
		$way    = Markup::button( '/', __( 'Back home', 'design-marketplace' ), '', 'arrow-left', '' );
		$line   = static fn( string $route ): Html => Html::of(
			'li',
			Markup::link( Contract::route( $route )->path, Contract::route( $route )->title(), '.link' )
		);
		$ways   = Html::of( 'ul.ways-on', Html::each( $line, self::WAYS_ON ) );
		$words  = Html::of( 'div.c10-12.stack', Html::of( 'h1.t3', $this->name() ), $text, $way, $ways );
		return Html::of( 'section.section', Html::of( 'div.grid.bottom', $number, $words ) );
	}
}
