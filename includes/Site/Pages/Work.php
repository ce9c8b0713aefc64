<?php
/** /designer/:slug/:work: a work over the portfolio of its designer; the wall where the portfolio is closed. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint;

final class Work extends Designer {

	public function title( View $view ): string {
		$work = self::work( $view );
		$name = parent::title( $view );
		/* translators: 1: title of a design job, 2: company. */
		$both = _x( '%1$s – %2$s', 'title of a page', 'design-marketplace' );
		return $work ? sprintf( $both, $work->plain( 'title' ), $name ) : $name;
	}

	public function description( View $view ): string {
		$text = View::line( self::work( $view )?->text( 'description' ) ?? '' );
		return '' === $text ? parent::description( $view ) : $text;
	}

	/** An unlisted work comes alone, with its designer's card. */
	public function preloads( Destination $destination, array $query ): array {
		return isset( $destination->work()['by'] )
			? array( ...array_keys( $destination->known ), '/wp/v2/skill' )
			: parent::preloads( $destination, $query );
	}

	public function content( View $view ): Html {
		$work = self::work( $view );
		return $work ? ( new Paint\Portfolio( $view ) )->work( $work ) : parent::content( $view );
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		$work = self::work( $view );
		$card = $view->destination->card();
		if ( ! $work || ! $card ) {
			return array();
		}
		$maker    = array( '@type' => 'Person', 'name' => $this->name_of( $card ), 'url' => home_url( "/designer/{$card['slug']}" ) );
		$pictures = array_map( static fn( Item $picture ): string => Picture::address( $picture->values() ), $work->rows( 'pictures' ) );
		$piece    = array_filter(
			array(
				'@type'       => 'CreativeWork',
				'name'        => $work->plain( 'title' ),
				'description' => $work->text( 'description' ),
				'url'         => $pieces->address,
				'image'       => $pictures,
				'dateCreated' => sprintf( '%04d-%02d', $work->number( 'year' ), $work->number( 'month' ) + 1 ),
				'creator'     => $maker,
			)
		);
		return array( $piece, $pieces->way( 'designers' ) );
	}

	public function og_type(): string {
		return 'website';
	}

	private static function work( View $view ): ?Item {
		$work = $view->destination->work();
		return $work ? new Item( $work ) : null;
	}
}
