<?php
/** /embed/designer/:slug: the card that strangers read. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;

final class Designer_Embed implements Embedded {

	public static function page( string $path ): string {
		return preg_match( '#^/embed(/designer/[^/]+)$#D', $path, $found ) ? $found[1] : '';
	}

	public static function path( Destination $destination ): string {
		return 'designer' === $destination->route && $destination->card() ? "/embed{$destination->path}" : '';
	}

	public static function title( Destination $destination ): string {
		return ( new Item( $destination->card() ?? array() ) )->text( 'name' );
	}

	public static function content( Destination $destination ): Html {
		$card  = new Item( $destination->card() ?? array() );
		$name  = $card->text( 'name' );
		$works = array_slice( $card->pictured( 'latest_works' ), 0, Contract::limit( 'card_works' ) );
		$face  = Picture::mark( 'avatar', $name, $card->value( 'avatar' ), 'card_avatar' );
		$who   = Html::of( 'p.who', $face, Html::of( 'span', Html::lines( Markup::place( $card ), Markup::free( $card ) ) ) );
		$tile  = static fn( Item $work ): Html => Html::of( 'li', Picture::tile( $work->value( 'image' ), 'card_small', null ) );
		return Html::all(
			Html::of( 'h1', Embeds::link( $destination, $name ) ),
			Html::of( 'p.job', $card->said( 'job' ) ),
			$who,
			Html::of( 'ul.works', Html::each( $tile, $works ), aria_label: __( 'Projects', 'design-marketplace' ) )
		);
	}
}
